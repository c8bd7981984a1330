import type { Place } from '@roundhouse/ui/face';
import { useId, type ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import type { Selection } from '../model/selection.ts';
import { usePlay } from '../play/play-context.tsx';
import { focusAsk } from '../prompt/focus-ask.ts';
import { useTable } from '../table-context.tsx';
import style from './twin.module.css';

export interface PlaceCardProps {
  readonly place: Place;
  readonly left: ReadonlySet<number>;
  readonly selection: Selection;
}

/** Brass where something may be done, paler where the choice made so far leads elsewhere, red where it is made. */
export function PlaceCard({ place, left, selection }: PlaceCardProps): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const details = useId();
  const open = place.choices.filter((each) => left.has(each));
  const isChosen =
    selection.isTouched && open.length === selection.left.length && open.length === 1;
  const body = (
    <>
      <span className={style['name']}>
        <Mark place={place.id} />
        {place.name}
      </span>
      <span id={details} className={style['holds']}>
        {place.holds.join(', ')}
      </span>
    </>
  );
  return (
    <li>
      {place.choices.length === 0 ? (
        <div className={style['place']} data-place={place.name} tabIndex={-1}>
          {body}
        </div>
      ) : (
        <button
          type="button"
          className={style['place']}
          data-place={place.name}
          data-open={open.length > 0}
          tabIndex={-1}
          aria-pressed={isChosen}
          onClick={(event) => {
            choice.touch(place.choices);
            if (event.detail === 0) focusAsk();
          }}
        >
          {body}
          <span className={style['may']}>
            {isChosen ? say.words.chosen : say.words.mayDo(place.choices.length)}
          </span>
        </button>
      )}
    </li>
  );
}
