/** Small drawings: what kind of device, which key. */
import type { ReactNode } from 'react';

const PHONE = 'M9 3h14v26H9zM14 25.5h4';
const LAPTOP = 'M6 6h20v15H6zM2.5 25.5h27M13 25.5v-4.500M19 25.5v-4.500';
const PROGRAM = 'M3 6h26v20H3zM8 12l4.500 4-4.500 4M16 20.500h7';

export function DeviceSign({
  device,
  isProgram,
}: {
  readonly device: string;
  readonly isProgram: boolean;
}): ReactNode {
  const isPhone = /Android|iPhone|iPad/.test(device);
  return (
    <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d={isProgram ? PROGRAM : isPhone ? PHONE : LAPTOP}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

const BITS = {
  password: 'M0 22v30M0 52h9M0 44h7M0 36h9',
  passkey: 'M0 22v30M-4 52h8M0 45h7M0 39h5',
  recovery: 'M0 22v30M0 52h-9M0 52h9M0 43h-6',
} as const;

export type KeyKind = keyof typeof BITS;

/** A key on its hook; where there is none, its shape on the board. */
export function KeySign({
  kind,
  isThere,
}: {
  readonly kind: KeyKind;
  readonly isThere: boolean;
}): ReactNode {
  return (
    <svg width={44} height={76} viewBox="-22 -14 44 76" aria-hidden="true">
      <path d="M-7 -10h14M0 -10v7" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth={isThere ? 4 : 1.6}
        strokeDasharray={isThere ? undefined : '3 3'}
        strokeLinecap="round"
      >
        <circle cy={9} r={12} />
        <path d={BITS[kind]} />
      </g>
    </svg>
  );
}
