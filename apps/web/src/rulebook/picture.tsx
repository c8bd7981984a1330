/** A drawn example among the rules: the game's own board at a position, to look at. */
import type { Title } from '@roundhouse/titles';
import type { Language } from '@roundhouse/ui/words';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import { drawn } from '../table/drawn.tsx';
import style from './picture.module.css';
import { sceneOf, type Scene } from './scene.ts';
import type { RuleFigure } from './parse.ts';

export interface PictureProps {
  readonly title: Title;
  readonly figure: RuleFigure;
  readonly language: Language;
}

export function Picture({ title, figure: { id, caption }, language }: PictureProps): ReactNode {
  return (
    <figure className={style['figure']}>
      {/* Its words are in the caption, and nothing here can be touched. */}
      <div className={style['board']} data-picture={id} inert>
        <Suspense>
          <Board title={title} id={id} language={language} />
        </Suspense>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface Drawn {
  readonly Board: unknown;
  readonly scenes: ReadonlyMap<string, Scene>;
  readonly players: readonly string[];
}

const loaded = new WeakMap<Title, Promise<Drawn | undefined>>();

async function load(title: Title): Promise<Drawn | undefined> {
  const [rules, pictures, board] = await Promise.all([
    title.rules(),
    title.pictures?.(),
    title.board?.(),
  ]);
  if (!pictures || !board) return undefined;
  const ids = Object.keys(pictures.pictures);
  return {
    Board: board.Board,
    scenes: new Map(ids.map((id) => [id, sceneOf(rules, pictures, id)])),
    players: pictures.players,
  };
}

type BoardProps = Pick<PictureProps, 'title' | 'language'> & { readonly id: string };

function Board({ title, id, language }: BoardProps): ReactNode {
  const promise = loaded.get(title) ?? load(title);
  loaded.set(title, promise);
  const parts = use(promise);
  const scene = parts?.scenes.get(id);
  return useMemo(
    () =>
      parts && scene
        ? drawn(parts.Board as (props: object) => unknown, {
            ...scene,
            language,
            who: (seat: number) => parts.players[seat] ?? String(seat + 1),
            narrow() {},
            refuse() {},
          })
        : null,
    [parts, scene, language],
  );
}
