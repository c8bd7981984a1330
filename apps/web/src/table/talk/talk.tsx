/** What is said at this table, who is here, and a line to say something. */
import type { Talk, TalkState } from '@roundhouse/table';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button, QuietButton } from '../../app/button.tsx';
import { usePlay } from '../play/play-context.tsx';
import { Form } from '../../app/form.tsx';
import { useTable } from '../table-context.tsx';
import { SayingLine } from './saying-line.tsx';
import style from './talk.module.css';
import { readUpTo, useTalk, useTalkWords } from './use-talk.ts';

/** As the contract has it. */
const MOST_SAID = 500;

export function TalkPages({ talk }: { readonly talk: Talk }): ReactNode {
  const state = useTalk(talk);
  const { match } = useTable().info;
  const last = state.said.at(-1)?.number ?? 0;
  useEffect(() => readUpTo(match, last), [match, last]);
  return (
    <div className={style['talk']} id="talk" tabIndex={-1}>
      <People state={state} />
      {state.isOwner && state.spectators.length > 0 && <Mute talk={talk} state={state} />}
      <Said talk={talk} state={state} />
      <Mouth talk={talk} state={state} />
    </div>
  );
}

function People({ state }: { readonly state: TalkState }): ReactNode {
  const words = useTalkWords();
  const { tell, info } = useTable();
  const { here, spectators, strangers } = state;
  if (!here) return null;
  const others = here.filter((seat) => !info.mine.includes(seat));
  const names = new Intl.ListFormat(tell.language).format(others.map(tell.who));
  return (
    <p className={style['people']}>
      <span>{others.length > 0 ? words.people.here(names) : words.people.alone}</span>
      {spectators.length + strangers > 0 && (
        <span>{words.people.watching(spectators, strangers)}</span>
      )}
    </p>
  );
}

/** Who plays does not hear those who look on, but as the host answers for them. */
function Mute({ talk, state }: { readonly talk: Talk; readonly state: TalkState }): ReactNode {
  const words = useTalkWords();
  const [told, setTold] = useState<string>();
  const mute = (name: string): void => {
    talk.muteSpectator(name, true).then(
      () => setTold(words.muted),
      () => setTold(words.failed),
    );
  };
  return (
    <details className={style['mute']}>
      <summary>{words.muteWatching}</summary>
      {[...new Set(state.spectators)].map((name) => (
        <QuietButton key={name} onClick={() => mute(name)}>
          {words.muteNamed(name)}
        </QuietButton>
      ))}
      <output>{told}</output>
    </details>
  );
}

function Said({ talk, state }: { readonly talk: Talk; readonly state: TalkState }): ReactNode {
  const words = useTalkWords();
  const { say } = useTable();
  const { said } = state;
  const [hasOlder, setHasOlder] = useState(true);
  const isCut = hasOlder && (said[0]?.number ?? 1) > 1;
  return (
    <div className={style['said']}>
      <div className={style['story']}>
        {isCut && (
          <QuietButton onClick={() => void talk.readOlder().then(setHasOlder)}>
            {words.older}
          </QuietButton>
        )}
        {said.length === 0 && <p className={style['nothing']}>{words.nothing}</p>}
        <ol role="log" aria-label={say.talk}>
          {said.map((saying) => (
            <SayingLine key={saying.number} saying={saying} talk={talk} isOwner={state.isOwner} />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** What one says oneself: one tap, or a line. */
function Mouth({ talk, state }: { readonly talk: Talk; readonly state: TalkState }): ReactNode {
  const words = useTalkWords();
  const { info } = useTable();
  const { isOver } = usePlay();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const send = async (speak: () => Promise<void>): Promise<boolean> => {
    setSending(true);
    const isSaid = await speak().then(
      () => true,
      () => false,
    );
    setSending(false);
    setRefused(!isSaid);
    return isSaid;
  };
  const submit = async (): Promise<void> => {
    const said = text.trim();
    if (said !== '' && (await send(() => talk.say(said)))) setText('');
  };
  if (state.isSilent) return <p className={style['silent']}>{words.silent}</p>;
  return (
    <Form className={style['mouth']} onSubmit={() => void submit()}>
      {info.mine.length === 0 && !isOver && <p>{words.apart}</p>}
      <fieldset className={style['quick']} aria-label={words.quick}>
        {Object.entries(words.reactions).map(([word, sentence]) => (
          <button
            key={word}
            type="button"
            data-reaction={word}
            disabled={isSending}
            onClick={() => void send(() => talk.react(word))}
          >
            {sentence}
          </button>
        ))}
      </fieldset>
      {isRefused && <p role="alert">{words.notSaid}</p>}
      <label htmlFor={id} className="unseen">
        {words.say}
      </label>
      <div className={style['line']}>
        <input
          id={id}
          value={text}
          maxLength={MOST_SAID}
          placeholder={words.say}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
        />
        <Button small type="submit" disabled={isSending || text.trim() === ''}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
