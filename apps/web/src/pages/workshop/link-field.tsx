import type { ReactNode } from 'react';

export interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** Where it is said what it is. */
  readonly note?: string;
}

/** A link to be marked by a tap. */
export function LinkField({ link, label, note }: LinkFieldProps): ReactNode {
  return (
    <input
      type="text"
      className="entry"
      readOnly
      aria-label={label}
      aria-describedby={note}
      value={link}
      onFocus={(event) => event.target.select()}
    />
  );
}
