/** All puzzles: by game and difficulty, with what was solved of them. */
import { DIFFICULTIES, type Difficulty } from '@roundhouse/bots';
import { TITLES, type Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { useBox } from '../../app/title-parts.ts';
import { solvedOf } from '../../puzzles/progress.ts';
import { ofDifficulty, type Shelf } from '../../puzzles/shelf.ts';
import { useShelf } from '../../puzzles/use-shelf.ts';
import { usePuzzleWords } from '../../puzzles/words.ts';
import { useSettings } from '../../settings/index.ts';
import style from './puzzles.module.css';

export function PuzzlesPage(): ReactNode {
  const say = usePuzzleWords();
  const { language } = useSettings();
  return (
    <Page title={say.title}>
      <div className={style['puzzles']}>
        <h1>{say.title}</h1>
        <p>{say.lead}</p>
        {TITLES.filter(({ puzzles }) => puzzles).map((title) => (
          <section key={title.id} aria-labelledby={headingOf(title)} data-title={title.id}>
            <Suspense fallback={<h2 id={headingOf(title)}>{title.names[language]}</h2>}>
              <OfTitle title={title} />
            </Suspense>
          </section>
        ))}
        <p className={style['how']}>{say.how}</p>
      </div>
    </Page>
  );
}

const headingOf = ({ id }: Title): string => `puzzles-${id}`;

function OfTitle({ title }: { readonly title: Title }): ReactNode {
  const say = usePuzzleWords();
  const shelf = useShelf(title);
  const { name } = useBox(title);
  return (
    <>
      <h2 id={headingOf(title)}>{name}</h2>
      {shelf.all.length === 0 && <p>{say.none}</p>}
      {DIFFICULTIES.map((difficulty) => (
        <Group key={difficulty} title={title} shelf={shelf} difficulty={difficulty} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly title: Title;
  readonly shelf: Shelf;
  readonly difficulty: Difficulty;
}

function Group({ title, shelf, difficulty }: GroupProps): ReactNode {
  const say = usePuzzleWords();
  const puzzles = ofDifficulty(shelf, difficulty);
  const solved = solvedOf(title.id, shelf.seed);
  if (puzzles.length === 0) return null;
  const count = puzzles.filter(({ number }) => solved.has(number)).length;
  return (
    <div className={style['group']} data-difficulty={difficulty}>
      <h3>
        {say.difficulties[difficulty]} <small>{say.solved(count, puzzles.length)}</small>
      </h3>
      <ol>
        {puzzles.map(({ number, place }) => (
          <li key={number}>
            <Link
              href={paths.puzzles(title.id, number)}
              data-solved={solved.has(number) ? '' : undefined}
              aria-label={say.link(place, solved.has(number))}
            >
              {place}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
