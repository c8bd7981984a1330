/** The engraved engine on share certificates: a 4-4-0 with its tender. */
import type { ReactNode } from 'react';

export interface EngineProps {
  readonly ink: string;
  readonly paper: string;
  /** How heavy its lines are; small prints need heavier ones. */
  readonly weight?: number;
}

/** Wheels by their middle, their radius and their spokes. */
const WHEELS = [
  [28, -6.2, 6.2, 8],
  [43, -6.2, 6.2, 8],
  [66, -11.5, 11.5, 12],
  [93, -11.5, 11.5, 12],
  [125, -5.6, 5.6, 8],
  [140, -5.6, 5.6, 8],
] as const;
/** The boiler is shaded by lines that grow towards its belly. */
const SHADING = [0.25, 0.27, 0.33, 0.44, 0.59, 0.77, 1.01, 1.28, 1.59];
const SLEEPERS = Array.from({ length: 26 }, (_, at) => `M${-2 + 6 * at} 2.6h3`).join('');

const two = (value: number): string => value.toFixed(2);

function spokes(x: number, y: number, radius: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = 0.2 + (2 * Math.PI * at) / count;
    const reach = radius * 0.86;
    return `M${x} ${y}L${two(x + reach * Math.cos(angle))} ${two(y + reach * Math.sin(angle))}`;
  }).join('');
}

/** It stands on the origin and looks left; 156 units long and 60 high. */
export function Engine({ ink, paper, weight = 1 }: EngineProps): ReactNode {
  const solid = { fill: ink };
  const plate = { fill: paper, stroke: ink, strokeWidth: weight };
  const thin = { fill: 'none', stroke: ink, strokeWidth: 0.7 * weight };
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M-4 .8H152" stroke={ink} strokeWidth={1.6} />
      <path d={SLEEPERS} stroke={ink} strokeWidth={1.3} />
      <path d="M2 -1L18 -12H26V-5Z" {...plate} />
      <path d="M6 -1.4L20 -11M10 -2.4L22 -11M14 -3.4L24 -11" {...thin} />
      <rect x={20} y={-17} width={90} height={4.6} {...solid} />
      <rect x={30} y={-33} width={64} height={16} rx={1.5} {...plate} />
      {SHADING.map((width, at) => (
        <path key={width} d={`M31 ${-31 + 1.6 * at}H92`} stroke={ink} strokeWidth={width} />
      ))}
      <rect x={22} y={-34} width={10} height={18} rx={1} {...plate} />
      <path d="M25 -33V-17M28.5 -33V-17" {...thin} />
      <path d="M48 -33V-17M66 -33V-17M84 -33V-17" {...thin} strokeWidth={1.2 * weight} />
      <path d="M24 -34L24.5 -41L18.5 -55Q27.5 -59.5 36.5 -55L30.5 -41L31 -34Z" {...solid} />
      <path d="M18.5 -55.2H36.5M21.5 -50.5H33.5" stroke={paper} strokeWidth={0.7} />
      <path d="M12.5 -36H21V-26H12.5Q10 -31 12.5 -36Z" {...plate} />
      <path d="M44 -33Q44 -41 49 -41Q54 -41 54 -33Z" {...plate} />
      <path d="M60 -33V-37H66V-33" {...plate} fill="none" />
      <path d="M61 -36.5Q63 -42 65 -36.5Z" {...solid} />
      <path d="M72 -33Q72 -43 78 -43Q84 -43 84 -33Z" {...plate} />
      <path d="M12 -31H21M46 -36H52M74 -37H82" stroke={ink} strokeWidth={0.7} />
      <circle cx={78} cy={-45} r={2} {...solid} />
      <path d="M90 -17V-46H112V-17Z" {...plate} />
      <path d="M86 -46Q100 -51.5 117 -46V-44H86Z" {...solid} />
      <path
        d="M93.5 -42H100V-31Q97 -29 93.5 -31ZM102.5 -42H109V-31Q106 -29 102.5 -31Z"
        {...thin}
        fill={ink}
        fillOpacity={0.18}
      />
      <path d="M92.5 -26H109.5V-20H92.5Z" {...thin} />
      <path d="M118 -7V-30H148V-7Z" {...plate} />
      <path d="M121 -26H145V-14H121Z" {...thin} />
      <path d="M119 -31Q124 -37 128 -33Q133 -39 138 -33Q143 -36 147 -31" {...solid} />
      <path d="M112 -10H118" stroke={ink} strokeWidth={2} />
      {WHEELS.map(([x, y, radius, count]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={radius} {...plate} strokeWidth={1.5 * weight} />
          <circle cx={x} cy={y} r={radius - 2} {...thin} />
          <path d={spokes(x, y, radius, count)} {...thin} />
          <circle cx={x} cy={y} r={radius / 5} {...solid} />
        </g>
      ))}
      <path d="M38 -13.5H52L94 -10.5M66 -8H93" fill="none" stroke={ink} strokeWidth={2} />
      <rect x={33} y={-18} width={14} height={7} rx={1} {...plate} />
    </g>
  );
}
