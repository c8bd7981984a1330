/**
 * Whoever chooses by keyboard is led on: to the button that confirms, or to the few choices that are left.
 * While many are left the focus stays: another place narrows them further.
 */
export const CONFIRM = 'confirm';
const FIRST_OF_FEW = '[data-few="true"] [data-pick]';

export function focusAsk(): void {
  // After the touch has been drawn.
  setTimeout(() => {
    const confirm = document.getElementById(CONFIRM);
    const isReady = confirm?.getAttribute('aria-disabled') === 'false';
    const next = isReady ? confirm : document.querySelector<HTMLElement>(FIRST_OF_FEW);
    next?.focus();
  });
}
