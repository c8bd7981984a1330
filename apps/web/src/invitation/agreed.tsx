/** What was agreed on: the options of a table that are not the usual ones, or that nothing else was. */
import type { Title } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { useRules } from '../app/title-parts.ts';
import { useGameWords } from '../words/index.ts';
import style from './agreed.module.css';
import { useFriendsWords } from './words.ts';

export interface AgreedProps {
  readonly title: Title;
  readonly config: Readonly<Record<string, unknown>>;
}

export function Agreed({ title, config }: AgreedProps): ReactNode {
  const { room } = useFriendsWords();
  const words = useGameWords(title);
  const { meta } = useRules(title);
  if (meta.options.length === 0) return null;
  return (
    <section className={style['agreed']} aria-labelledby="agreed">
      <h2 id="agreed" className="caption">
        {room.agreed}
      </h2>
      <dl>
        {meta.options.map(({ name, default: first }) => {
          const { label, values } = words.option(name);
          const given = config[name] ?? first;
          const value = typeof given === 'string' ? given : first;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{(values[value] ?? value).replace(/: .*$/s, '')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
