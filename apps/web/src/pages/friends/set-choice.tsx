/** A table is set with a box that the server keeps: one's own, or somebody's. */
import type { Answer } from '@roundhouse/contract';
import type { Title } from '@roundhouse/titles';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useRules } from '../../app/title-parts.ts';
import { useAsked } from '../../online/use-asked.ts';
import { server } from '../../online/here.ts';
import { useSetWords } from '../../sets/words.ts';
import { useAsking } from '../me/use-asking.ts';
import type { Draft } from '../setup/draft.ts';
import style from './wish-rows.module.css';

/** Which set, and which version of it; without one the latest. */
export interface WantedSet {
  readonly set: string;
  readonly version?: number | undefined;
}

export interface SetChoiceProps {
  readonly title: Title;
  readonly draft: Draft;
  /** Whether the server knows who asks: for others it keeps nothing. */
  readonly isKnown: boolean;
  /** The one that somebody came here with. */
  readonly wanted?: WantedSet | undefined;
  onChange(draft: Draft): void;
}

type Entry = Answer<'listSets'>['sets'][number];

export function SetChoice({ title, draft, isKnown, wanted, onChange }: SetChoiceProps): ReactNode {
  const words = useSetWords();
  const field = useId();
  const { box: rules } = useRules(title);
  const { run, isBusy, trouble } = useAsking(words.refused);
  const [found, setFound] = useState<readonly Entry[]>([]);
  const [chosen, setChosen] = useState('');
  const [mine] = useAsked('listMySets', isKnown ? { title: title.id } : undefined);
  const [shared] = useAsked('listSets', { title: title.id });
  const choose = ({ set, version }: WantedSet): void =>
    run(async () => {
      const { box, name, boxVersion, ...entry } = await server.ask('readSet', {
        set,
        ...(version === undefined ? {} : { version }),
      });
      if (!rules || entry.title !== title.id) return;
      setFound((before) => [...before, { ...entry, name }]);
      setChosen(set);
      const file = words.chosen(name, boxVersion);
      onChange({ ...draft, box: { file, field: rules.field, data: box } });
    });
  useEffect(() => {
    if (wanted) choose(wanted);
    // Once: whoever chooses another since has chosen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (!rules) return null;
  const listed = [mine, shared].flatMap((each) => (typeof each === 'object' ? each.sets : []));
  const all = new Map([...listed, ...found].map((entry) => [entry.set, entry]));
  if (all.size === 0 && trouble === undefined) return null;
  const drop = (): void => {
    const { box: _, ...without } = draft;
    setChosen('');
    onChange(without);
  };
  return (
    <p className={style['set']}>
      <label htmlFor={field}>{words.choose}</label>
      <select
        id={field}
        value={draft.box ? chosen : ''}
        disabled={isBusy}
        onChange={({ target }) => (target.value === '' ? drop() : choose({ set: target.value }))}
      >
        <option value="">{words.ours}</option>
        {[...all.values()].map(({ set, name, version, owner }) => (
          <option key={set} value={set}>
            {words.chosen(name, version)}, {words.by(owner)}
          </option>
        ))}
      </select>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </p>
  );
}
