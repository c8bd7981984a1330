/** Texts on a page that are drawn smaller than so many pixels: each as what it says and how large it is. */
export function smallPrint(least: number): readonly string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.textContent?.trim() ?? '';
    const parent = currentNode.parentElement;
    if (text === '' || !parent?.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (parent.closest('.unseen') || parent.getBoundingClientRect().width === 0) continue;
    const size = sizeOf(parent);
    if (size < least - 0.05) found.add(`${text} (${size.toFixed(1)} px)`);
  }
  return [...found];

  /** A drawing is shown larger or smaller than it was drawn. */
  function sizeOf(element: Element): number {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }
}
