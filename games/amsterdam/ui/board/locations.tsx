/** The locations: a plate with a picture, and the name on a sign beside it. */
import { memo, type ReactNode } from 'react';
import { LOCATION_IDS, type LocationId } from '../../src/board.ts';
import { SPOTS } from '../../src/map.ts';
import { BRIDGE, CHURCH, GABLE, HALL, SHIP, TOWER } from './geography.ts';
import { SIGNS, signShape } from './geometry.ts';
import styles from './locations.module.css';

const PICTURES: Readonly<Record<LocationId, string>> = {
  nieuwe_waal: SHIP,
  haringpakkerstoren: TOWER,
  oude_waal: SHIP,
  montelbaanstoren: TOWER,
  noordermarkt: CHURCH,
  korenmetershuisje: GABLE,
  oude_kerk: CHURCH,
  waag: TOWER,
  jordaan: GABLE,
  jan_roodenpoortstoren: TOWER,
  dam: HALL,
  oost_indisch_huis: HALL,
  westermarkt: CHURCH,
  de_drie_hendricken: GABLE,
  begijnhof: GABLE,
  munttoren: TOWER,
  blauwbrug: BRIDGE,
};

export interface LocationsProps {
  /** The ends of the contract that is shown. */
  readonly from: LocationId | undefined;
  readonly to: LocationId | undefined;
}

export const Locations = memo(function Locations({ from, to }: LocationsProps): ReactNode {
  return LOCATION_IDS.map((id) => <Location key={id} id={id} isEnd={id === from || id === to} />);
});

interface LocationProps {
  readonly id: LocationId;
  readonly isEnd: boolean;
}

const Location = memo(function Location({ id, isEnd }: LocationProps): ReactNode {
  const { x, y } = SPOTS[id];
  return (
    <>
      <g
        transform={`translate(${x} ${y})`}
        className={isEnd ? styles['end'] : styles['plate']}
        data-end={isEnd ? '' : undefined}
      >
        {isEnd && (
          <>
            <circle r={22} className={styles['ring']} />
            <circle r={26.5} className={styles['dashes']} />
          </>
        )}
        <circle r={15.5} className={styles['disc']} />
        <circle r={12.9} className={styles['rim']} />
        <path d={PICTURES[id]} transform="scale(.86) translate(0 1.2)" />
      </g>
      <Sign id={id} isEnd={isEnd} />
    </>
  );
});

function Sign({ id, isEnd }: LocationProps): ReactNode {
  const { x, y, lines } = SIGNS[id];
  const { half, high } = signShape(lines);
  return (
    <g transform={`translate(${x} ${y})`} className={isEnd ? styles['told'] : styles['sign']}>
      <path d={`M${-half} ${-high}H${half}l-3 ${high}l3 ${high}H${-half}l3 ${-high}Z`} />
      {lines.map((line, at) => (
        <text key={line} y={5.6 + (at - (lines.length - 1) / 2) * 17}>
          {line}
        </text>
      ))}
    </g>
  );
}
