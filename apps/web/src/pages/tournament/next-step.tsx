/** What one can do now: join, sit down at one's table, begin a round, end it, leave. One of them is the first. */
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { paths } from '../../app/paths.ts';
import { NameField } from '../../invitation/name-field.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { SureButton } from '../../matches/sure-button.tsx';
import { matchOf, rememberOnline } from '../../online/addresses.ts';
import { becomeGuest } from '../../online/call-me.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useMe } from '../../online/use-me.ts';
import { useSettings } from '../../settings/index.ts';
import { useAsking } from '../me/use-asking.ts';
import type { SeenProps } from './one.tsx';
import { myTable, stillPlaying, type Tournament } from './seen.ts';
import style from './tournament.module.css';

export function NextStep({ seen, again }: SeenProps): ReactNode {
  const { tournaments: words } = useLadderWords();
  const table = myTable(seen);
  if (seen.phase === 'over') return null;
  return (
    <div className={style['next']} data-next>
      {seen.phase === 'open' && seen.mine === undefined && <Join seen={seen} again={again} />}
      {seen.phase === 'open' && seen.mine !== undefined && (
        <p>{seen.isHost ? words.joinedHost : words.joined}</p>
      )}
      {table !== undefined && (
        <ButtonLink href={paths.table(matchOf(table))}>{words.yourTable}</ButtonLink>
      )}
      {seen.isHost && <HostSteps seen={seen} again={again} />}
      {seen.mine !== undefined && (
        <SureButton
          label={words.leave}
          sure={words.leaveSure}
          onSure={() =>
            void server
              .ask('leaveTournament', { tournament: seen.tournament })
              .then(again, () => undefined)
          }
        />
      )}
    </div>
  );
}

function Join({ seen, again }: SeenProps): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { rated, join } = useFriendsWords();
  const { me } = useMe();
  const { name: kept } = useSettings();
  const [name, setName] = useState(kept);
  const { run, isBusy, trouble } = useAsking({
    'needs-account': rated.needsAccount,
    'table-full': words.full,
    'already-begun': words.begun,
  });
  const enter = (): void =>
    run(async () => {
      if (!me?.person) await becomeGuest(name.trim());
      await server.ask('joinTournament', { tournament: seen.tournament });
      rememberOnline();
      await again();
    });
  const mustSignIn = seen.isRated && me !== undefined && !me.person;
  return (
    <Form className={style['join']} onSubmit={enter}>
      {me && !me.person && !mustSignIn && <NameField name={name} onChange={setName} />}
      {mustSignIn ? (
        <p>
          {rated.needsAccount} <Link href={onlinePaths.me}>{rated.toPass}</Link>
        </p>
      ) : (
        <Button type="submit" disabled={isBusy || !me}>
          {words.join}
        </Button>
      )}
      <output>{trouble ?? (me && !me.person && !mustSignIn ? join.noAccount : '')}</output>
    </Form>
  );
}

type Words = ReturnType<typeof useLadderWords>['tournaments'];

/** What the next round waits for. */
function said(
  words: Words,
  {
    seen,
    playing,
    isTooFew,
  }: { readonly seen: Tournament; readonly playing: number; readonly isTooFew: boolean },
): string {
  const hasNext = seen.round < seen.rounds;
  if (isTooFew && hasNext) return words.tooFew;
  const waiting = playing > 0 ? [words.waiting(playing)] : [];
  return [...waiting, ...(seen.goesOn && hasNext && playing > 0 ? [words.goesOnSoon] : [])].join(
    ' ',
  );
}

function HostSteps({ seen, again }: SeenProps): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { run, isBusy, trouble } = useAsking({
    'too-few': words.tooFew,
    'not-over': words.waiting(1),
  });
  const { tournament, round, rounds } = seen;
  const playing = stillPlaying(seen);
  const isTooFew = seen.entrants.filter(({ isGone }) => !isGone).length < 2;
  const hasNext = round < rounds;
  const begin = (): void =>
    run(() => server.ask('beginRound', { tournament, round: round + 1 }), again);
  return (
    <>
      {hasNext && playing === 0 && (
        <Button disabled={isBusy || isTooFew} data-begin onClick={begin}>
          {round === 0 ? words.start : words.next(round + 1)}
        </Button>
      )}
      <output>{trouble ?? said(words, { seen, playing, isTooFew })}</output>
      <SureButton
        label={words.end}
        sure={words.endSure}
        isBusy={isBusy}
        onSure={() => run(() => server.ask('endTournament', { tournament }), again)}
      />
    </>
  );
}
