/** A language that nobody speaks, made by machine: every vowel of every word is said twice. */
import ts from 'typescript';

const EACH_VOWEL = /[aeiouáéíóúèëïöü]/gi;
const LONE_VOWEL = /([aeiouáéíóúèëïöü])(?!\1)/i;
const TWICE = /([aeiouáéíóúèëïöü])\1/gi;

export function doubled(text: string): string {
  return text.replaceAll(EACH_VOWEL, (vowel) => vowel + vowel.toLowerCase());
}

/**
 * Words in which a vowel stands alone: nobody has translated them. What has digits is no word, nor what is as short
 * as the signs on a board; a word that was cut can't be told.
 */
export function otherWords(text: string): readonly string[] {
  const words = text.replaceAll(/\p{L}*…/gu, '').match(/[\p{L}\d]+/gu) ?? [];
  return words.filter(
    (word) => /^\D{3,}$/.test(word) && LONE_VOWEL.test(word.replaceAll(TWICE, '')),
  );
}

/** A file of words as a translator leaves it: what is said is said otherwise, and nothing else has changed. */
export function translated(source: string): string {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const said: ts.Node[] = [];
  const listen = (node: ts.Node): void => {
    if (isText(node) && !isCode(node)) said.push(node);
    ts.forEachChild(node, listen);
  };
  listen(file);
  let text = source;
  for (const node of said.toReversed()) {
    const [start, end] = [node.getStart(file), node.end];
    text = text.slice(0, start) + doubled(text.slice(start, end)) + text.slice(end);
  }
  return text;
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** What a text is compared with or looked up by, and never read by a player. */
function isCode(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at) && !ts.isTemplateSpan(at.parent); at = at.parent) {
    const { parent } = at;
    if (ts.isTypeNode(at) || ts.isImportDeclaration(at) || ts.isCaseClause(parent)) {
      return !ts.isCaseClause(parent) || parent.expression === at;
    }
    if (ts.isPropertyAssignment(parent) && parent.name === at) return true;
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === at) return true;
    if (ts.isBinaryExpression(parent) && isComparison(parent)) return true;
    if (ts.isCallExpression(parent) && isLookup(parent)) return true;
    if (ts.isStatement(at) || ts.isTemplateExpression(at)) return false;
  }
  return false;
}

const COMPARING: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  return COMPARING.includes(operatorToken.kind);
}

function isLookup({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) && ['has', 'includes'].includes(expression.name.text)
  );
}
