import { useState } from 'react';

export interface Copy {
  readonly isCopied: boolean;
  /** On plain http a page may not copy: then the text is there to be marked. */
  readonly isRefused: boolean;
  copy(): void;
}

/** A text for the clipboard. */
export function useCopy(text: string): Copy {
  const [tried, setTried] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const attempt = async (): Promise<void> => navigator.clipboard.writeText(text);
  const told = (isCopied: boolean) => (): void => setTried({ text, isCopied });
  return {
    isCopied: tried?.text === text && tried.isCopied,
    isRefused: tried?.text === text && !tried.isCopied,
    copy: () => void attempt().then(told(true), told(false)),
  };
}
