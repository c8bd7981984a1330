/** A puzzle at the table: what is asked, what is said to an answer, and what leads on. */
import type { PuzzleChoice } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import { adviceOn } from '@roundhouse/ui/advice';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Button, ButtonLink } from '../app/button.tsx';
import { paths } from '../app/paths.ts';
import { Conductor } from '../table/lesson/conductor.tsx';
import tutor from '../table/lesson/tutor.module.css';
import { phraseOf } from '../table/model/phrase.ts';
import { usePlay } from '../table/play/play-context.tsx';
import { CONFIRM } from '../table/prompt/focus-ask.ts';
import type { Riddle } from '../table/riddle.ts';
import { useTable } from '../table/table-context.tsx';
import type { OpenPuzzle } from './open-puzzle.ts';
import type { Answer } from './puzzle-host.ts';
import { keepSolved, solvedOf } from './progress.ts';
import { nextAfter, ofDifficulty, type Shelf, type Shelved } from './shelf.ts';
import { usePuzzleWords } from './words.ts';

export function riddleOf(
  title: Title,
  shelf: Shelf,
  shelved: Shelved,
  { host, reason }: Omit<OpenPuzzle, 'table'>,
): Riddle {
  const { puzzle, number, place } = shelved;
  const count = ofDifficulty(shelf, puzzle.difficulty).length;
  const useAnswer = (): Answer | undefined => useSyncExternalStore(host.subscribe, host.answer);

  /** What is said to an answer: what it wants and fears, and how often it wins. */
  function useVerdict(): string {
    const { rules, words, tell } = useTable();
    const say = usePuzzleWords();
    const answer = useAnswer();
    const [best, second] = puzzle.choices;
    if (!answer || !best || !second) return '';
    const adviceAt = (choices: readonly PuzzleChoice[], at: number): string => {
      const advised = choices.flatMap(({ text, ...rest }) => {
        const action = rules.action.parse(text);
        return action ? [{ ...rest, reason: reason(action) }] : [];
      });
      return adviceOn(words, advised, at, tell.who);
    };
    if (answer.isRight) {
      return `${adviceAt(puzzle.choices, 0)} ${say.rightWins(best.wins, second.wins)}`;
    }
    const at = puzzle.choices.findIndex(({ text }) => text === answer.text);
    const known = puzzle.choices[at];
    const wins = known
      ? say.wrongWins(known.wins, best.wins - known.wins)
      : say.far(best.wins - second.wins);
    const why = known
      ? adviceAt(puzzle.choices, at)
      : adviceAt([{ text: answer.text, wins: 0 }], 0);
    return `${why} ${wins} ${say.tryAgain}`;
  }

  function useHeading(): string {
    const { rules, words, tell } = useTable();
    const say = usePuzzleWords();
    const answer = useAnswer();
    const action = answer && rules.action.parse(answer.text);
    if (!action) return say.ask;
    const move = phraseOf(words.choice(action, host.view, tell.who)).main;
    if (answer.isShown) return say.shown(move);
    return answer.isRight ? say.right(move) : say.wrong(move);
  }

  function Speech({ heading }: { readonly heading: string }): ReactNode {
    const { words, tell } = useTable();
    const { choice } = usePlay();
    const say = usePuzzleWords();
    const answer = useAnswer();
    const verdict = useVerdict();
    const { clear, legal, chosen } = choice;
    const isWrong = answer?.isRight === false;
    // What was not the best is put back: the next try begins with the whole position.
    const putBack = useRef<Answer>(undefined);
    useEffect(() => {
      if (!isWrong || putBack.current === answer) return;
      putBack.current = answer;
      clear();
    }, [answer, isWrong, clear]);
    useEffect(() => {
      if (answer?.isRight && !answer.isShown) keepSolved(title.id, shelf.seed, number);
    }, [answer]);
    const ask = legal.length > 0 ? words.ask(host.view, legal, puzzle.seat, tell.who) : '';
    return (
      <div
        className={tutor['tutor']}
        data-asked={!answer?.isRight}
        data-chosen={chosen !== undefined}
        data-verdict={answer && (answer.isRight ? 'right' : 'wrong')}
      >
        <span className={tutor['face']}>
          <Conductor />
        </span>
        <output className={tutor['speech']}>
          <p className={tutor['way']}>
            <b>{say.place(say.difficulties[puzzle.difficulty], place, count)}</b>
          </p>
          <h2 id={heading} className={tutor['ask']}>
            {useHeading()}
          </h2>
          <p className={tutor['why']}>{answer ? verdict : ask}</p>
        </output>
      </div>
    );
  }

  function Asides(): ReactNode {
    const say = usePuzzleWords();
    const { notices } = usePlay();
    const answer = useAnswer();
    return (
      <>
        {answer?.isRight === false && (
          <Button quiet onClick={() => void host.show().catch(notices.fail)}>
            {say.show}
          </Button>
        )}
        <ButtonLink quiet href={paths.puzzles()}>
          {say.all}
        </ButtonLink>
      </>
    );
  }

  function Onward(): ReactNode {
    const say = usePuzzleWords();
    const answer = useAnswer();
    const solved = solvedOf(title.id, shelf.seed);
    if (answer?.isRight) solved.add(number);
    const next = nextAfter(shelf, shelved, solved);
    return next ? (
      <ButtonLink id={CONFIRM} href={paths.puzzles(title.id, next.number)}>
        {say.next}
      </ButtonLink>
    ) : (
      <ButtonLink id={CONFIRM} href={paths.puzzles()}>
        {say.all}
      </ButtonLink>
    );
  }

  return { Speech, Asides, Onward };
}
