/** Runs in the page: what it says outside the brackets of the pseudo language. */
export function hardCodedText(): string[] {
  /** Names, and texts that are what they are, whatever the reader's language. */
  const isVerbatim = (element: Element): boolean =>
    element.closest('[translate="no"], body [lang], script, style') !== null;
  const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
  const outside = (text: string): string => text.replaceAll(/\[!! .*? !!\]/gs, '');
  const isSaid = (text: string): boolean => /\p{L}{2}/u.test(text);
  const found: string[] = [];

  // Sentences may be cut into elements: brackets are counted over the whole page.
  let page = '';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement && isSeen(parentElement) && !isVerbatim(parentElement)) {
      page += `${node.nodeValue ?? ''}\u{1F}`;
    }
  }
  found.push(...outside(page).split('\u{1F}').filter(isSaid));

  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'value']) {
    for (const element of document.querySelectorAll(`body [${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      const isInput = name === 'value' && !element.matches('[type=submit], [type=button]');
      if (isInput || !isSeen(element) || isVerbatim(element)) continue;
      if (isSaid(outside(text))) found.push(`${name}=${text}`);
    }
  }
  return found;
}
