/** The choices of the strip: all of them where they are few, else what they can be narrowed by. */
import type { Place } from '@roundhouse/ui/face';
import { useMemo, type ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { facetsOf, loners } from '../model/facets.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { AllChoices } from './all-choices.tsx';
import { ChoicePick } from './choice-pick.tsx';
import style from './prompt.module.css';
import { useFocusAsk } from './use-focus-ask.ts';

const FEW = 8;

export function Choices(): ReactNode {
  const { face, tell } = useTable();
  const { choice, live } = usePlay();
  const { legal, selection } = choice;
  const { left } = selection;
  const facets = useMemo(
    () => (live && left.length > FEW ? facetsOf(face.places(live.view, legal, tell), left) : []),
    [face, live, legal, tell, left],
  );
  const alone = useMemo(() => loners(legal).filter((each) => left.includes(each)), [legal, left]);
  const single = left.length <= FEW ? left : alone;
  return (
    <div className={style['picks']}>
      {facets.map((place) => (
        <FacetPick key={place.id} place={place} />
      ))}
      {single.map((index) => (
        <ChoicePick key={index} index={index} />
      ))}
      {left.length > FEW && <AllChoices />}
    </div>
  );
}

/** One of the things that the choices concern: a company, a card. */
function FacetPick({ place }: { readonly place: Place }): ReactNode {
  const { choice } = usePlay();
  const focusAsk = useFocusAsk();
  return (
    <button
      type="button"
      className={style['pick']}
      data-pick
      onClick={(event) => {
        choice.touch(place.choices);
        if (event.detail === 0) focusAsk();
      }}
    >
      <Mark place={place.id} />
      <span>
        <b>{place.name}</b>
        <small>{place.holds[0]}</small>
      </span>
    </button>
  );
}
