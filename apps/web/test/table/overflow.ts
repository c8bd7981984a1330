/** The question, where a part of it is cut off. */
export function cutQuestion(): readonly string[] {
  const question = document.querySelector<HTMLElement>('#ask h2');
  if (!question) return [];
  const letters = document.createRange();
  letters.selectNodeContents(question);
  const { top, height } = [...letters.getClientRects()].at(-1) ?? question.getBoundingClientRect();
  const isCut = top + height / 2 > question.getBoundingClientRect().bottom;
  return isCut ? [question.innerText] : [];
}

/** What may be pressed in the strip, where it lies behind the tabs below. */
export function behindTabs(): readonly string[] {
  const tabs = [...document.querySelectorAll('[role=tablist], nav')].find(
    (each) => each.checkVisibility() && each.getBoundingClientRect().bottom > innerHeight - 2,
  );
  const top = tabs?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll<HTMLElement>('#ask button')]
    .filter((button) => button.checkVisibility() && isOutside(button))
    .map((button) => `${button.innerText} behind the tabs`);

  /** What is scrolled out of its list can be scrolled back. */
  function isOutside(button: HTMLElement): boolean {
    const isListed = [...document.querySelectorAll('#ask *')].some(
      (each) => each.contains(button) && /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    return !isListed && button.getBoundingClientRect().bottom > top + 1;
  }
}

/** What the players' column says of somebody, where a part of it is cut off. */
export function cutNotes(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('article header p')]
    .filter((note) => note.checkVisibility() && note.scrollWidth > note.clientWidth)
    .map((note) => note.innerText);
}

/** Texts that do not fit their button, on a page: each as what it says and by how much it is too long. */
export function overflowing(): readonly string[] {
  const found: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('button, a.button, label.button')) {
    const isShown = button.checkVisibility({ checkVisibilityCSS: true });
    if (!isShown || button.innerText.trim() === '') continue;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    const over = [
      button.scrollWidth - button.clientWidth,
      button.scrollHeight - button.clientHeight,
      ...inksIn(button).flatMap((ink) => [
        left - ink.left,
        ink.right - right,
        top - ink.top,
        ink.bottom - bottom,
      ]),
    ];
    const most = Math.max(...over);
    if (most > 1.5) found.push(`${button.innerText.trim()} (${Math.round(most)} px)`);
  }
  return found;

  /** Where the letters are. What is said to a screen reader alone takes no room. */
  function inksIn(element: HTMLElement): readonly DOMRect[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (!parent || parent.closest('svg') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      rects.push(...range.getClientRects());
    }
    return rects;
  }
}
