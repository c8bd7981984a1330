/** Share certificates: the engraved paper, and the small one that lies on the table. Cream in both themes. */
import { useId, type ReactNode } from 'react';
import { Emblem } from './emblem.tsx';
import { Engine } from './engine.tsx';
import { band, rosette } from './guilloche.ts';
import { LiveryPattern, inksOf, type Livery } from './livery.tsx';

const PAPER = '#fbf6ec';
const INK = '#1c2730';

const EDGE = { swing: 8.6, period: 12, lines: 5 };
const BORDER =
  band({ ...EDGE, from: 36, to: 384, at: 24 }) +
  band({ ...EDGE, from: 36, to: 384, at: 256 }) +
  band({ ...EDGE, from: 36, to: 244, at: 24, isUpright: true }) +
  band({ ...EDGE, from: 36, to: 244, at: 396, isUpright: true });
const CORNERS = [
  [24, 24],
  [396, 24],
  [24, 256],
  [396, 256],
] as const;
const CORNER = rosette({ x: 0, y: 0, radius: 9, swing: 3.5, petals: 12, lines: 5 });
const AROUND_EMBLEM = rosette({ x: 0, y: 0, radius: 44, swing: 13, petals: 18, lines: 9 });
const BEHIND_ENGINE = rosette({ x: 0, y: 0, radius: 58, swing: 22, petals: 28, lines: 7 });

export interface CertificateProps {
  readonly livery: Livery;
  readonly name: string;
  /** 'One share'. */
  readonly what: string;
  /** 'One of five shares, paid in full.' */
  readonly legend: string;
  /** At the lower right, in red: 'No. 3'. */
  readonly number: string;
  /** In the corners. */
  readonly mark: string;
}

/** The whole paper, 420 by 280 units; it fills the width that it is given. */
export function Certificate(props: CertificateProps): ReactNode {
  const { livery, name, what, legend, number, mark } = props;
  const id = useId();
  const { ground, engraving } = inksOf(livery);
  const sign = { fontFamily: 'var(--font-sign)', textAnchor: 'middle' } as const;
  return (
    <svg viewBox="0 0 420 280" width="100%" aria-hidden="true">
      <defs>
        <LiveryPattern id={`${id}m`} livery={livery} scale={1.7} />
        <LiveryPattern id={`${id}l`} livery={livery} scale={2.75} />
      </defs>
      <rect x={0.5} y={0.5} width={419} height={279} rx={5} fill={PAPER} stroke="#14202a80" />
      <g fill="none" stroke={engraving}>
        <path
          d="M13 13H407V267H13ZM35 35V245H385V35Z"
          fill={ground}
          fillOpacity={0.16}
          fillRule="evenodd"
          stroke="none"
        />
        <rect x={9} y={9} width={402} height={262} strokeWidth={1.8} />
        <path d={BORDER} strokeWidth={0.62} />
        <rect x={35} y={35} width={350} height={210} fill={PAPER} />
        <rect x={38} y={38} width={344} height={204} strokeWidth={0.5} />
        <path d={AROUND_EMBLEM} transform="translate(124 157)" strokeWidth={0.45} opacity={0.6} />
        <path
          d={BEHIND_ENGINE}
          transform="translate(283 157) scale(1 .5)"
          strokeWidth={0.32}
          opacity={0.25}
        />
      </g>
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill={PAPER} stroke={engraving}>
          <rect x={-15} y={-15} width={30} height={30} strokeWidth={1.1} />
          <path d={CORNER} fill="none" strokeWidth={0.5} />
          <circle r={6.6} strokeWidth={0.7} />
          <text {...sign} y={3.9} fontSize={11} fontWeight={700} fill={engraving} stroke="none">
            {mark}
          </text>
        </g>
      ))}
      <text
        {...sign}
        x={213}
        y={69}
        fontSize={33}
        fontWeight={700}
        letterSpacing={7}
        fill={engraving}
      >
        {name.toUpperCase()}
      </text>
      <g transform="translate(56 79)" stroke={engraving}>
        <rect width={308} height={11} fill={ground} stroke="none" />
        <rect width={308} height={11} fill={`url(#${id}m)`} stroke="none" />
        <path d="M0 0H308M0 11H308" strokeWidth={1.3} />
        <path d="M0 -3H308M0 14H308" strokeWidth={0.5} />
      </g>
      <g transform="translate(124 157)">
        <Emblem livery={livery} pattern={`${id}l`} radius={43} />
      </g>
      <g transform="translate(207 188) scale(1.02)">
        <Engine ink={engraving} paper={PAPER} />
      </g>
      <text
        {...sign}
        x={284}
        y={117}
        fontSize={13.5}
        fontWeight={600}
        letterSpacing={3.2}
        fill={INK}
      >
        {what.toUpperCase()}
      </text>
      <path d="M56 214H364" stroke={engraving} strokeWidth={0.6} />
      <text x={56} y={232} fontSize={14.5} fill={INK} style={{ fontFamily: 'var(--font-read)' }}>
        {legend}
      </text>
      <text
        {...sign}
        x={364}
        y={232}
        fontSize={18}
        fontWeight={700}
        fill="#a4231b"
        textAnchor="end"
      >
        {number}
      </text>
    </svg>
  );
}

const SMALL_BAND = band({ from: 30, to: 58, at: 38.5, swing: 2, period: 4, lines: 3 });

export interface ShareProps {
  readonly livery: Livery;
  /** What is written at its upper right: 'No. 3', '$7'. */
  readonly label: string;
}

/** A share as it lies on the table: 64 by 46 units at the origin. */
export function Share({
  livery,
  label,
  pattern,
}: ShareProps & { readonly pattern: string }): ReactNode {
  const { ground, letter, engraving } = inksOf(livery);
  const sign = { fontFamily: 'var(--font-sign)', textAnchor: 'middle' } as const;
  return (
    <g>
      <rect x={0.8} y={1.8} width={64} height={46} rx={2.5} opacity={0.16} />
      <rect width={64} height={46} rx={2.5} fill={PAPER} stroke="#14202a8c" strokeWidth={0.8} />
      <rect x={3} y={3} width={24} height={40} fill={ground} />
      <g transform="translate(3 3)">
        <rect width={24} height={40} fill={`url(#${pattern})`} />
      </g>
      <path d="M27 3V43M3 3H61V43H3Z" fill="none" stroke={engraving} />
      <circle
        cx={15}
        cy={23}
        r={9}
        fill={ground}
        stroke={letter}
        strokeOpacity={0.7}
        strokeWidth={0.8}
      />
      <text {...sign} x={15} y={28.2} fontSize={15} fontWeight={700} fill={letter}>
        {livery.letter}
      </text>
      <text {...sign} x={44.5} y={14.6} fontSize={13.5} fontWeight={600} fill={INK}>
        {label}
      </text>
      <path d={SMALL_BAND} fill="none" stroke={engraving} strokeWidth={0.45} />
      <g transform="translate(30 32.5) scale(.185)">
        <Engine ink={engraving} paper={PAPER} weight={2.2} />
      </g>
    </g>
  );
}
