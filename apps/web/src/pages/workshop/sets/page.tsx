/** The page of a set: what it is, who keeps it, under what terms; and what can be done with it. */
import type { Answer } from '@roundhouse/contract';
import { titleOf } from '@roundhouse/titles';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, ButtonLink, QuietButton } from '../../../app/button.tsx';
import { Form } from '../../../app/form.tsx';
import { Notice } from '../../../app/notice.tsx';
import { Page } from '../../../app/page.tsx';
import { paths } from '../../../app/paths.ts';
import { Waiting } from '../../../app/waiting.tsx';
import { NoServerPage } from '../../../invitation/no-server.tsx';
import { useAsked } from '../../../online/use-asked.ts';
import { server } from '../../../online/here.ts';
import { onlinePaths } from '../../../online/paths.ts';
import { useMe } from '../../../online/use-me.ts';
import { useSetWords } from '../../../sets/words.ts';
import { useSettings } from '../../../settings/index.ts';
import { useAsking } from '../../me/use-asking.ts';
import { NotBrought } from '../brought.tsx';
import type { Brought } from '../bringing.ts';
import { Address } from './address.tsx';
import { openSet } from './open-set.ts';
import style from './sets.module.css';

export interface SetPageProps {
  readonly set: string;
  readonly version: number | undefined;
}

export function SetPage({ set, version }: SetPageProps): ReactNode {
  const words = useSetWords();
  const asked = version === undefined ? { set } : { set, version };
  const [found, again] = useAsked('readSet', asked);
  if (found === undefined) return <Waiting />;
  if (found === 'no-server') return <NoServerPage title={words.title} />;
  if (found === 'refused') {
    return (
      <Page title={words.title}>
        <Notice title={words.title} text={words.none}>
          <ButtonLink href={paths.workshop()}>{words.toWorkshop}</ButtonLink>
        </Notice>
      </Page>
    );
  }
  return <Found found={found} again={again} />;
}

interface FoundProps {
  readonly found: Answer<'readSet'>;
  again(): Promise<void>;
}

function Found({ found, again }: FoundProps): ReactNode {
  const words = useSetWords();
  const { language } = useSettings();
  const { me } = useMe();
  const { set, name, title, version, boxVersion, isMine, isTakenDown } = found;
  const { by } = found.box as { readonly by?: string };
  const facts: readonly (readonly [string, string])[] = [
    [words.game, titleOf(title)?.names[language] ?? title],
    [words.keptBy, found.owner],
    ...(by === undefined ? [] : [[words.madeBy, by] as const]),
    [words.licence, found.licence ?? words.noLicence],
    [words.saved, new Date(found.saved).toLocaleString(language, WHEN)],
    [words.fingerprint, found.fingerprint.slice(0, 12)],
  ];
  return (
    <Page title={name}>
      <div className={style['set']}>
        <h1>{name}</h1>
        {isTakenDown && <p role="alert">{words.isDown}</p>}
        <dl>
          {facts.map(([label, value]) => (
            <div key={label} className={style['fact']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Versions set={set} latest={version} shown={boxVersion} />
        <Open found={found} />
        <Address
          title={title}
          set={set}
          version={boxVersion === version ? undefined : boxVersion}
        />
        {me?.person?.isAdmin === true && (
          <TakeDown set={set} isTakenDown={isTakenDown} again={again} />
        )}
        {!isMine && me?.person && <Report set={set} />}
        <p>
          <Link href={paths.workshop(title)}>{words.toWorkshop}</Link>
        </p>
      </div>
    </Page>
  );
}

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** The latest of them; older ones are still there by their address. */
const LISTED = 12;

interface VersionsProps {
  readonly set: string;
  readonly latest: number;
  readonly shown: number;
}

function Versions({ set, latest, shown }: VersionsProps): ReactNode {
  const words = useSetWords();
  const listed = Array.from({ length: Math.min(LISTED, latest) }, (_, at) => latest - at);
  return (
    <nav className={style['versions']} aria-label={words.versions}>
      {listed.map((each) => (
        <Link
          key={each}
          href={onlinePaths.set(set, each === latest ? undefined : each)}
          aria-current={each === shown ? 'page' : undefined}
        >
          {words.version(each)}
        </Link>
      ))}
    </nav>
  );
}

function Open({ found }: Pick<FoundProps, 'found'>): ReactNode {
  const words = useSetWords();
  const [, go] = useLocation();
  const [brought, setBrought] = useState<Brought>();
  const open = async (): Promise<void> => {
    const answer = await openSet(found);
    setBrought(answer);
    if (answer.kind === 'kept') go(paths.design(answer.title.id, answer.design));
  };
  return (
    <>
      <p className={style['acts']}>
        <Button onClick={() => void open()}>{found.isMine ? words.open : words.openCopy}</Button>
      </p>
      {brought && <NotBrought brought={brought} />}
    </>
  );
}

function Report({ set }: { readonly set: string }): ReactNode {
  const words = useSetWords();
  const field = useId();
  const { run, isBusy, trouble } = useAsking(words.refused);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  return (
    <details>
      <summary>{words.report}</summary>
      <Form
        className={style['report']}
        onSubmit={() =>
          run(
            () => server.ask('reportSet', { set, reason }),
            () => setSent(true),
          )
        }
      >
        <label htmlFor={field}>{words.why}</label>
        <input
          className="entry"
          id={field}
          value={reason}
          maxLength={500}
          required
          pattern=".*\S.*"
          onChange={({ target }) => setReason(target.value)}
        />
        <QuietButton type="submit" disabled={isBusy}>
          {words.send}
        </QuietButton>
      </Form>
      <output>{isSent && words.reported}</output>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </details>
  );
}

interface TakeDownProps {
  readonly set: string;
  readonly isTakenDown: boolean;
  again(): Promise<void>;
}

function TakeDown({ set, isTakenDown, again }: TakeDownProps): ReactNode {
  const words = useSetWords();
  const { run, isBusy, trouble } = useAsking(words.refused);
  return (
    <p className={style['acts']}>
      <QuietButton
        disabled={isBusy}
        onClick={() =>
          run(() => server.ask('takeDownSet', { set, isTakenDown: !isTakenDown }), again)
        }
      >
        {isTakenDown ? words.putBack : words.takeDown}
      </QuietButton>
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </p>
  );
}
