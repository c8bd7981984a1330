/** The printed passengers: grey and brown, so that nobody takes them for a pawn. */
import type { ReactNode } from 'react';

const COATS = ['#8a8577', '#7c8489', '#94836c', '#84806f'];
const SHOULDERS = 'M-17 9Q-17-3-8-4H8Q17-3 17 9Q12 14 0 14Q-12 14-17 9Z';

function Head({ of }: { readonly of: number }): ReactNode {
  switch (of % 5) {
    case 0:
      return (
        <>
          <circle r={9.4} cy={-1} fill="#6d675a" />
          <circle r={6} cy={-1} fill="#8c8573" />
        </>
      );
    case 1:
      return (
        <>
          <circle r={7.4} cy={-1} fill="#c9b497" />
          <path d="M-7.4-1a7.4 7.4 0 0 1 14.8 0q-7-3-14.8 0z" fill="#5d564a" />
        </>
      );
    case 2:
      return (
        <>
          <circle r={7.4} cy={-1} fill="#6a5a45" />
          <circle r={3.6} cy={4.6} fill="#6a5a45" stroke="#4c4336" />
        </>
      );
    case 3:
      return (
        <>
          <circle r={7.2} cy={-1} fill="#c9b497" />
          <path d="M-6.6-3.4h13.2l3-3.4h-19z" fill="#5b646b" />
          <path d="M-7-2a7.2 7.2 0 0 1 14 0z" fill="#6e777e" />
        </>
      );
    default:
      return (
        <>
          <circle r={7.4} cy={-1} fill="#9b8f7c" />
          <path d="M-5-1.6q5-5 10 0" fill="none" stroke="#4c4336" strokeWidth={1.4} />
        </>
      );
  }
}

/** Around the origin, seen from above; the number says which of them it is. */
export function Passenger({ of }: { readonly of: number }): ReactNode {
  return (
    <g stroke="#3d372d" strokeWidth={1.3}>
      <path d={SHOULDERS} fill={COATS[of % COATS.length]} />
      <path d="M-11 10.5Q-6 5-4 12M11 10.5Q6 5 4 12" fill="none" />
      <Head of={of} />
    </g>
  );
}
