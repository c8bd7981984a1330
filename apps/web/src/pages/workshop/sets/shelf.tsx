/** Sets on the server: one's own, and those that others share. */
import type { Answer } from '@roundhouse/contract';
import { titleOf, type Title } from '@roundhouse/titles';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { QuietButton } from '../../../app/button.tsx';
import { useAsked } from '../../../online/use-asked.ts';
import { DeleteButton } from '../../../matches/delete-button.tsx';
import { server } from '../../../online/here.ts';
import { onlinePaths } from '../../../online/paths.ts';
import { useSetWords } from '../../../sets/words.ts';
import { useSettings } from '../../../settings/index.ts';
import { useAsking } from '../../me/use-asking.ts';
import kept from '../kept-list.module.css';
import { OutOfReach } from './reach.tsx';
import style from './sets.module.css';

/** Of one game, or of all. */
export function SetShelf({ title }: { readonly title?: Title }): ReactNode {
  const words = useSetWords();
  const of = title === undefined ? {} : { title: title.id };
  const [mine, again] = useAsked('listMySets', of);
  if (mine === undefined || mine === 'no-server') {
    return (
      <section className={kept['kept']}>
        <h2 className="caption">{words.panel}</h2>
        <OutOfReach hasNoServer={mine === 'no-server'} />
      </section>
    );
  }
  return (
    <>
      <section className={kept['kept']}>
        <h2 className="caption">{words.mine}</h2>
        {mine === 'refused' || mine.sets.length === 0 ? (
          <p>{words.mineNone}</p>
        ) : (
          <Rows sets={mine.sets} again={again} />
        )}
      </section>
      <Shared of={of} />
    </>
  );
}

function Shared({ of }: { readonly of: { readonly title?: string } }): ReactNode {
  const words = useSetWords();
  const field = useId();
  const [named, setNamed] = useState('');
  const [skip, setSkip] = useState(0);
  const [found] = useAsked('listSets', { ...of, ...(named === '' ? {} : { named }), skip });
  const [last, setLast] = useState<Answer<'listSets'>>();
  if (typeof found === 'object' && found !== last) setLast(found);
  // While a list is looked for, the last one stays.
  const shown = typeof found === 'object' ? found : last;
  const others = shown?.sets.filter(({ isMine }) => !isMine) ?? [];
  return (
    <section className={kept['kept']}>
      <h2 className="caption">{words.shared}</h2>
      <p className={style['find']}>
        <label htmlFor={field}>{words.find}</label>
        <input
          className="entry"
          id={field}
          type="search"
          value={named}
          maxLength={60}
          onChange={({ target }) => {
            setNamed(target.value);
            setSkip(0);
          }}
        />
      </p>
      {shown && others.length === 0 && <p>{named === '' ? words.sharedNone : words.notFound}</p>}
      <Rows sets={others} />
      {shown?.hasMore && (
        <p>
          <QuietButton onClick={() => setSkip(skip + shown.sets.length)}>{words.more}</QuietButton>
        </p>
      )}
    </section>
  );
}

interface RowsProps {
  readonly sets: Answer<'listSets'>['sets'];
  /** Looks once more; undefined: nothing can be deleted here. */
  again?(): Promise<void>;
}

function Rows({ sets, again }: RowsProps): ReactNode {
  const words = useSetWords();
  const { language } = useSettings();
  const { run, trouble } = useAsking(words.refused);
  return (
    <>
      <ul>
        {sets.map(({ set, name, title, version, owner, licence, isPublic, isTakenDown }) => (
          <li key={set}>
            <Link href={onlinePaths.set(set)}>
              <strong>{name}</strong>
              <span>
                {[
                  titleOf(title)?.names[language] ?? title,
                  words.version(version),
                  ...(again ? [] : [words.by(owner)]),
                  ...(licence === undefined ? [] : [licence]),
                  ...(isPublic || !again ? [] : [words.private]),
                  ...(isTakenDown ? [words.takenDown] : []),
                ].join(' · ')}
              </span>
            </Link>
            {again && (
              <DeleteButton
                label={words.remove(name)}
                onDelete={() => run(() => server.ask('deleteSet', { set }), again)}
              />
            )}
          </li>
        ))}
      </ul>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}
