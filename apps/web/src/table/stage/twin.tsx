/** The board in words: every place by its group, what lies there and what may be done. */
import type { Place } from '@roundhouse/ui/face';
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { findPlaces, grouped, passingLast, type PlaceGroup } from '../model/finding.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { PlaceCard } from './place-card.tsx';
import style from './twin.module.css';
import { useRoving } from './use-roving.ts';

/** Larger groups without anything to do in them are folded. */
const FOLDED_FROM = 13;

export function Twin(): ReactNode {
  const { face, tell, say } = useTable();
  const { travel, choice } = usePlay();
  const [text, setText] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const wanted = useDeferredValue(text);
  const { here } = travel;
  const { legal, selection } = choice;
  const places = useMemo(
    () => (here ? face.places(here.view, legal, tell) : []),
    [face, here, legal, tell],
  );
  const left = useMemo(() => new Set(legal.length > 0 ? selection.left : []), [legal, selection]);
  const groups = useMemo(
    () =>
      passingLast(grouped(findPlaces(places, { text: wanted, onlyOpen }, left)), (index) => {
        const action = legal[index];
        return action !== undefined && face.isPassing(action);
      }),
    [places, wanted, onlyOpen, left, legal, face],
  );
  const list = useRef<HTMLDivElement>(null);
  const roving = useRoving(list);
  const heading = useId();
  return (
    <section className={style['twin']} aria-labelledby={heading}>
      <header className={style['head']}>
        <h2 id={heading} className="unseen">
          {say.words.title}
        </h2>
        <input
          type="search"
          value={text}
          placeholder={say.words.filter}
          aria-label={say.words.filter}
          onChange={(event) => setText(event.target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={onlyOpen}
            onChange={(event) => setOnlyOpen(event.target.checked)}
          />
          {say.words.onlyOpen}
        </label>
      </header>
      {/* Arrow keys and letters move among the cards, which are buttons of their own. */}
      <div ref={list} className={style['groups']} id="words" tabIndex={-1} {...roving}>
        {groups.length === 0 && <p className={style['none']}>{say.words.none}</p>}
        {groups.map((group) => (
          <Group key={group.name} group={group} left={left} isFound={wanted !== '' || onlyOpen} />
        ))}
      </div>
    </section>
  );
}

interface GroupProps {
  readonly group: PlaceGroup;
  readonly left: ReadonlySet<number>;
  /** Whether it is shown because somebody looked for it. */
  readonly isFound: boolean;
}

function Group({ group, left, isFound }: GroupProps): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const isLeft = (place: Place): boolean => place.choices.some((each) => left.has(each));
  const hasChoices = group.places.some(({ choices }) => choices.length > 0);
  const isFolded = !isFound && !hasChoices && group.places.length >= FOLDED_FROM;
  return (
    <details open={!isFolded} className={style['group']}>
      <summary>
        <h3>{group.name}</h3>
        <span>{say.words.count(group.places.filter(isLeft).length, group.places.length)}</span>
      </summary>
      <ul>
        {group.places.map((place) => (
          <PlaceCard key={place.id} place={place} left={left} selection={choice.selection} />
        ))}
      </ul>
    </details>
  );
}
