/** What a setting does, shown with our own pieces. */
import { CubeSign } from '@roundhouse/ui/pieces/cube';
import type { Livery } from '@roundhouse/ui/pieces/livery';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import { useState, type ReactNode } from 'react';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './samples.module.css';

const LIVERIES: readonly Livery[] = [
  { colour: 'red', pattern: 'stars', letter: 'L' },
  { colour: 'green', pattern: 'chevrons', letter: 'C' },
  { colour: 'blue', pattern: 'pales', letter: 'R' },
  { colour: 'yellow', pattern: 'diamonds', letter: 'M' },
  { colour: 'grey', pattern: 'bars', letter: 'N' },
  { colour: 'white', pattern: 'dots', letter: 'A' },
];
const SEATS = [0, 1, 2, 3, 4];

export function ColourSample(): ReactNode {
  return (
    <div className={style['colours']} aria-hidden="true">
      {LIVERIES.map((livery) => (
        <CubeSign key={livery.letter} livery={livery} size={30} />
      ))}
      <span className={style['gap']} />
      {SEATS.map((seat) => (
        <TrainSign key={seat} seat={seat} width={52} />
      ))}
    </div>
  );
}

export function TextSample(): ReactNode {
  const { settings } = useWords();
  return <p className={style['sentence']}>{settings.sample}</p>;
}

/** An engine that goes there and back, as fast as pieces travel, once after every change: a page at rest is still. */
export function MotionSample(): ReactNode {
  const { motion } = useSettings();
  const [first] = useState(motion);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && motion !== first) setChanged(true);
  return (
    <div className={style['line']} aria-hidden="true">
      <span key={motion} data-moves={isChanged}>
        <TrainSign seat={1} width={52} />
      </span>
    </div>
  );
}
