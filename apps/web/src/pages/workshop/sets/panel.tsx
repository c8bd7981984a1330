/** A design is kept on the server: as a new set, or as the next version of the one that it is. */
import type { BoxHead } from '@roundhouse/engine';
import { Refused } from '@roundhouse/contract/client';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Captioned } from '../../../app/captioned.tsx';
import { Button, QuietButton } from '../../../app/button.tsx';
import { paths } from '../../../app/paths.ts';
import { Segments } from '../../../app/segments.tsx';
import { NameField } from '../../../invitation/name-field.tsx';
import { useAsked } from '../../../online/use-asked.ts';
import { becomeGuest } from '../../../online/call-me.ts';
import { randomHex, server } from '../../../online/here.ts';
import { onlinePaths } from '../../../online/paths.ts';
import { useMe } from '../../../online/use-me.ts';
import { useSetWords } from '../../../sets/words.ts';
import { useSettings } from '../../../settings/index.ts';
import { useWords } from '../../../words/index.ts';
import { useAsking } from '../../me/use-asking.ts';
import style from '../carry.module.css';
import type { Work } from '../work.ts';
import { Address } from './address.tsx';
import { bind, boundTo, type Bound } from './bound.ts';
import { openSet } from './open-set.ts';
import { OutOfReach } from './reach.tsx';

export interface KeepPanelProps {
  readonly work: Work;
  /** The design's, on this device. */
  readonly id: string;
}

export function KeepPanel({ work, id }: KeepPanelProps): ReactNode {
  const words = useSetWords();
  const { me, hasNoServer } = useMe();
  const [bound, setBound] = useState(() => boundTo(id));
  const become = (next: Bound | undefined): void => {
    bind(id, next);
    setBound(next);
  };
  const name = me?.person?.name;
  const parts = { work, become };
  return (
    <Captioned className={style['carry']} title={words.panel}>
      {!me && <OutOfReach hasNoServer={hasNoServer === true} />}
      {me && !bound && <Unkept {...parts} known={name} />}
      {me && bound && <Kept key={bound.set} {...parts} bound={bound} />}
    </Captioned>
  );
}

interface Parts {
  readonly work: Work;
  become(bound: Bound | undefined): void;
}

function Unkept({
  work,
  become,
  known,
}: Parts & { readonly known: string | undefined }): ReactNode {
  const words = useSetWords();
  const { guest } = useWords();
  const { name: settled } = useSettings();
  const [name, setName] = useState(settled);
  const [isSomebody, setSomebody] = useState(known !== undefined);
  const [isPublic, setPublic] = useState(false);
  const [key] = useState(() => randomHex(16));
  const { run, isBusy, trouble } = useAsking(words.refused);
  const { box, title } = work;
  if (!box) return <p>{words.notYet}</p>;
  const keep = (): void =>
    run(async () => {
      if (!isSomebody) await becomeGuest(name.trim() === '' ? guest : name.trim());
      setSomebody(true);
      const kept = await server.ask('keepSet', { key, title: title.id, box: { ...box }, isPublic });
      work.change({ ...work.design, version: kept.version });
      become(kept);
    });
  const head = box as BoxHead;
  return (
    <>
      <p>{words.lead}</p>
      <p>{words.about(head.name, head.licence)}</p>
      {!isSomebody && <NameField name={name} onChange={setName} />}
      <Finding isPublic={isPublic} onChange={setPublic} />
      <p className={style['acts']}>
        <Button small disabled={isBusy} onClick={keep}>
          {words.keep}
        </Button>
      </p>
      <Trouble trouble={trouble} />
    </>
  );
}

function Kept({ work, become, bound }: Parts & { readonly bound: Bound }): ReactNode {
  const words = useSetWords();
  const { set, version } = bound;
  const [found, again] = useAsked('readSet', { set });
  const { run, isBusy, trouble } = useAsking(words.refused);
  const [said, setSaid] = useState<string>();
  const [, go] = useLocation();
  if (found === undefined || found === 'no-server') {
    return <OutOfReach hasNoServer={found === 'no-server'} />;
  }
  if (found === 'refused' || !found.isMine) {
    return (
      <>
        <p>{found === 'refused' ? words.gone : words.others}</p>
        <p className={style['acts']}>
          <Button small onClick={() => become(undefined)}>
            {words.keepOwn}
          </Button>
        </p>
      </>
    );
  }
  const { box } = work;
  const hasOther = found.version > version;
  const save = (from: number): void =>
    run(async () => {
      if (!box) return;
      setSaid(undefined);
      try {
        const kept = await server.ask('saveSet', { set, version: from, box: { ...box } });
        const isNew = kept.version > from;
        setSaid(isNew ? words.keptAs(kept.version) : words.same(kept.version));
        if (isNew) work.change({ ...work.design, version: kept.version });
        become(kept);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'written-since') throw error;
      }
      await again();
    });
  const openOther = (): void =>
    run(async () => {
      const brought = await openSet(found);
      if (brought.kind === 'kept') go(paths.design(brought.title.id, brought.design));
    });
  return (
    <>
      <p>{found.isTakenDown ? words.isDown : words.about(found.name, found.licence)}</p>
      <Finding
        isPublic={found.isPublic}
        onChange={(isPublic) => run(() => server.ask('changeSet', { set, isPublic }), again)}
      />
      {hasOther && <p role="alert">{words.since(found.version)}</p>}
      {!box && <p>{words.notYet}</p>}
      <p className={style['acts']}>
        <Button
          small
          disabled={isBusy || !box || found.isTakenDown}
          onClick={() => save(hasOther ? found.version : version)}
        >
          {words.save(found.version + 1)}
        </Button>
        {hasOther && (
          <QuietButton onClick={openOther}>{words.openOther(found.version)}</QuietButton>
        )}
      </p>
      <output>{said ?? (hasOther ? undefined : words.keptAs(version))}</output>
      <Trouble trouble={trouble} />
      <Address title={found.title} set={set} hasWay />
    </>
  );
}

interface FindingProps {
  readonly isPublic: boolean;
  onChange(isPublic: boolean): void;
}

export function Finding({ isPublic, onChange }: FindingProps): ReactNode {
  const words = useSetWords();
  return (
    <>
      <p aria-hidden="true">{words.who}</p>
      <Segments
        label={words.who}
        options={[
          { value: false, label: words.isPrivate },
          { value: true, label: words.isPublic },
        ]}
        value={isPublic}
        onChange={onChange}
      />
    </>
  );
}

function Trouble({ trouble }: { readonly trouble: string | undefined }): ReactNode {
  const words = useSetWords();
  if (trouble === undefined) return null;
  return (
    <p role="alert">
      {trouble}{' '}
      {trouble === words.refused['needs-account'] && (
        <Link href={onlinePaths.me}>{words.toPass}</Link>
      )}
    </p>
  );
}
