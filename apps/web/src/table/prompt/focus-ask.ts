/**
 * Whoever chooses by keyboard is led on: to the button that confirms, or to the few choices that are left.
 * While many are left the focus stays: another place narrows them further.
 */
export const CONFIRM = 'confirm';
const FIRST_OF_FEW = '[data-few="true"] [data-pick]';
/** Of many that concern one thing: the likeliest, or the way to all of them. */
const LIKELIEST = '[data-facet] ~ [data-pick], [data-facet] ~ [data-all]';

/** `isNarrowed`: by what stands in the strip itself, so that the way on is there too. */
export function focusAsk(isNarrowed = false): void {
  // After the touch has been drawn.
  setTimeout(() => {
    const confirm = document.getElementById(CONFIRM);
    const isReady = confirm?.getAttribute('aria-disabled') === 'false';
    const few = document.querySelector<HTMLElement>(FIRST_OF_FEW);
    const likeliest = isNarrowed ? document.querySelector<HTMLElement>(LIKELIEST) : null;
    (isReady ? confirm : (few ?? likeliest))?.focus();
  });
}
