/** Whoever chooses by keyboard is led on: to the button that confirms, or to what is left to choose. */
export const CONFIRM = 'confirm';
export const PICK = 'data-pick';

export function useFocusAsk(): () => void {
  return focusAsk;
}

function focusAsk(): void {
  // After the touch has been drawn.
  setTimeout(() => {
    const confirm = document.getElementById(CONFIRM);
    const isReady = confirm?.getAttribute('aria-disabled') === 'false';
    const next = isReady ? confirm : document.querySelector<HTMLElement>(`[${PICK}]`);
    next?.focus();
  });
}
