/** The figures of a rule bot by name, and the same bot with others in their place. */

/** One that lies deeper is called 'worth.exit1', one of a list 'eagerness.0'. */
export type Figures = Readonly<Record<string, number>>;

/** Every number that lies there. */
export function figuresOf(temper: object): Figures {
  return Object.fromEntries(namedIn(temper, ''));
}

function namedIn(temper: object, path: string): readonly (readonly [string, number])[] {
  return Object.entries(temper).flatMap(([name, part]: readonly [string, unknown]) => {
    if (typeof part === 'number') return [[path + name, part] as const];
    return isNested(part) ? namedIn(part, `${path}${name}.`) : [];
  });
}

/** The same, with these where their names are; what has no name among them stays as it is. */
export function withFigures<T extends object>(temper: T, figures: Figures): T {
  return changed(temper, figures, '') as T;
}

function changed(temper: object, figures: Figures, path: string): object {
  const parts = Object.entries(temper).map(([name, part]: readonly [string, unknown]) => {
    if (isNested(part)) return [name, changed(part, figures, `${path}${name}.`)] as const;
    return [name, typeof part === 'number' ? (figures[path + name] ?? part) : part] as const;
  });
  return Array.isArray(temper) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isNested(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
