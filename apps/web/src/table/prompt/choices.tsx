/** The choices of the strip: all of them where they are few, else what they can be narrowed by. */
import type { Place } from '@roundhouse/ui/face';
import { useMemo, type ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { facetsOf, loners as lonersOf } from '../model/facets.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { AllChoices } from './all-choices.tsx';
import { ChoicePick } from './choice-pick.tsx';
import { useForemost } from './use-foremost.ts';
import style from './prompt.module.css';
import { focusAsk } from './focus-ask.ts';

const FEW = 8;
/** What one touch has left is shown even if it is a little more. */
const FEW_TOUCHED = 12;
/** Of a longer list as many stand in the strip. */
const FOREMOST = 4;

export function Choices(): ReactNode {
  const { face, tell } = useTable();
  const { choice, live } = usePlay();
  const { legal, selection } = choice;
  const { left } = selection;
  const facets = useMemo(() => {
    if (!live || legal.length <= FEW) return [];
    return facetsOf(face.places(live.view, legal, tell), [...legal.keys()]);
  }, [face, live, legal, tell]);
  const alone = useMemo(() => lonersOf(legal), [legal]);
  const isFew = left.length <= (selection.isTouched ? FEW_TOUCHED : FEW);
  // No place of the board stands for these: they are never the ones that scroll out of sight.
  const loners = alone.filter((each) => left.includes(each));
  const isPassing = (index: number): boolean => {
    const action = legal[index];
    return action !== undefined && face.isPassing(action);
  };
  const first = loners.filter((each) => !isPassing(each));
  const last = loners.filter(isPassing);
  const others = left.filter((each) => !loners.includes(each));
  const foremost = useForemost().filter((each) => !loners.includes(each));
  // What can be narrowed by one touch is narrowed first.
  const isNarrow = facets.length === 0 || selection.isTouched;
  const likely = isNarrow ? foremost.slice(0, FOREMOST) : [];
  const shown = isFew ? [...new Set([...foremost, ...others])] : likely;
  return (
    <div className={style['picks']} data-few={isFew}>
      {first.map((index) => (
        <ChoicePick key={index} index={index} />
      ))}
      {facets.map((place) => (
        <FacetPick key={place.id} place={place} />
      ))}
      {shown.map((index) => (
        <ChoicePick key={index} index={index} />
      ))}
      {!isFew && <AllChoices />}
      {last.length > 0 && (
        <div className={style['last']}>
          {last.map((index) => (
            <ChoicePick key={index} index={index} />
          ))}
        </div>
      )}
    </div>
  );
}

/** One of the things that the choices concern: a company, a card. */
function FacetPick({ place }: { readonly place: Place }): ReactNode {
  const { board } = useTable();
  const { choice } = usePlay();
  const { left, isTouched } = choice.selection;
  const isChosen = isTouched && left.every((each) => place.choices.includes(each));
  const isOnBoard = place.choices.every((each) =>
    board?.touched?.has(choice.legal[each]?.type ?? ''),
  );
  const gist = place.gist ?? place.holds[0] ?? '';
  return (
    <button
      type="button"
      className={style['pick']}
      data-facet
      data-on-board={isOnBoard ? '' : undefined}
      aria-pressed={isChosen}
      onClick={(event) => {
        choice.touch(place.choices);
        if (event.detail === 0) focusAsk(true);
      }}
    >
      <Mark place={place.id} />
      <span>
        <b>{place.name}</b>
        {gist !== '' && <small>{gist}</small>}
      </span>
    </button>
  );
}
