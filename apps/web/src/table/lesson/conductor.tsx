import type { ReactNode } from 'react';

/** The one who explains, in a roundel: a conductor with his cap. */
export function Conductor(): ReactNode {
  return (
    <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" fill="var(--sign)" />
      <circle cx="32" cy="32" r="28.6" fill="none" stroke="var(--sign-edge)" strokeWidth="1.4" />
      <path d="M12 58c2-11 9-15 20-15s18 4 20 15a31 31 0 0 1-40 0z" fill="#2c3136" />
      <path d="M26 44l6 9 6-9-6 3z" fill="#fbf6ec" />
      <path d="M32 51l-2.4 9h4.8z" fill="#a4231b" />
      <path d="M21 27h22v8c0 8-5 13-11 13s-11-5-11-13z" fill="#e8bd93" />
      <path
        d="M24.4 36.4c2.4-2.4 5.6-2 7.6-.2 2-1.8 5.2-2.2 7.6.2-2 2.6-5.6 3-7.6 1.2-2 1.8-5.6 1.4-7.6-1.2z"
        fill="#55402c"
      />
      <circle cx="27.4" cy="31.4" r="1.5" fill="#1c2730" />
      <circle cx="36.6" cy="31.4" r="1.5" fill="#1c2730" />
      <path d="M18 20c0-6 6-9 14-9s14 3 14 9l-2 6H20z" fill="#2c3136" />
      <path d="M19.4 23.4h25.2l-.8 4.2H20.2z" fill="#a4231b" />
      <path
        d="M18.6 27.4c4-2 22.8-2 26.8 0 1 1.8-2 2.6-4 2-6-1.4-12.8-1.4-18.8 0-2 .6-5-.2-4-2z"
        fill="#1c2730"
      />
      <circle cx="32" cy="19.4" r="3.6" fill="#e0b767" stroke="#6d4e10" strokeWidth=".8" />
    </svg>
  );
}
