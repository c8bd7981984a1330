/** The designs of this device: go on with one, or delete it. */
import { titleOf, type Title } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { DeleteButton } from '../../matches/delete-button.tsx';
import { useSettings } from '../../settings/index.ts';
import { forgetDesign, keptDesigns } from './kept-designs.ts';
import style from './kept-list.module.css';
import { useWorkshopWords } from './words.ts';

/** Of one game, or of all. */
export function KeptList({ title }: { readonly title?: Title }): ReactNode {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const [kept, setKept] = useState(keptDesigns);
  const shown = kept.filter((each) => title === undefined || each.title === title.id);
  return (
    <section className={style['kept']}>
      <h2 className="caption">{words.kept}</h2>
      {shown.length === 0 && <p>{words.keptNone}</p>}
      <ul>
        {shown.map(({ id, name, title: of, at }) => {
          const called = name === '' ? words.nameless : name;
          const game = titleOf(of)?.names[language] ?? of;
          return (
            <li key={id}>
              <Link href={paths.design(of, id)}>
                <strong>{called}</strong>
                <span>
                  {game} · {new Date(at).toLocaleString(language, WHEN)}
                </span>
              </Link>
              <DeleteButton
                label={words.forget(called)}
                onDelete={() => {
                  forgetDesign(id);
                  setKept(keptDesigns());
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const WHEN = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
