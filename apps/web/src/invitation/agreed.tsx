/** What was agreed on: the options of a table that are not the usual ones, or that nothing else was. */
import { ownBox } from '@roundhouse/engine';
import type { Pace } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Captioned } from '../app/captioned.tsx';
import { useRules } from '../app/title-parts.ts';
import { tellPace } from '../pace/paces.ts';
import { usePaceWords } from '../pace/words.ts';
import { useGameWords } from '../words/index.ts';
import style from './agreed.module.css';
import { useFriendsWords } from './words.ts';

export interface AgreedProps {
  readonly title: Title;
  readonly config: Readonly<Record<string, unknown>>;
  readonly pace?: Pace | undefined;
  readonly isRated: boolean;
}

export function Agreed({ title, config, pace, isRated }: AgreedProps): ReactNode {
  const { room, rated } = useFriendsWords();
  const said = useGameWords(title);
  const words = said.on?.(config) ?? said;
  const { meta } = useRules(title);
  const time = usePaceWords();
  const box = ownBox(config);
  if (meta.options.length === 0 && !pace && !box) return null;
  return (
    <Captioned className={style['agreed']} title={room.agreed}>
      <dl>
        {box && (
          <div data-box>
            <dt>{room.box}</dt>
            <dd>
              {[
                box.name,
                ...(box.version === undefined ? [] : [room.boxVersion(box.version)]),
                ...(box.by === undefined ? [] : [room.boxBy(box.by)]),
                ...(box.licence === undefined ? [] : [box.licence]),
              ].join(', ')}
            </dd>
          </div>
        )}
        {meta.options.map(({ name, default: first }) => {
          const { label, values } = words.option(name);
          const given = config[name] ?? first;
          // In its place lies a box of somebody's own, which is told above.
          if (typeof given === 'object') return null;
          const value = typeof given === 'string' ? given : first;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{(values[value] ?? value).replace(/: .*$/s, '')}</dd>
            </div>
          );
        })}
        {isRated && (
          <div data-rated>
            <dt>{rated.rated}</dt>
            <dd>{rated.yes}</dd>
          </div>
        )}
        {pace && (
          <>
            <div>
              <dt>{time.title}</dt>
              <dd>{tellPace(time, pace).replace(/^.*?: /s, '')}</dd>
            </div>
            <div>
              <dt>{time.late}</dt>
              <dd>{time.atTimeOut[pace.atTimeOut].replace(/: .*$/s, '')}</dd>
            </div>
          </>
        )}
      </dl>
    </Captioned>
  );
}
