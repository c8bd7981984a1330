/** Parts of a title for a page to show. Each is loaded once; until then the page waits in its Suspense. */
import type { AnyBoard, AnyWorkbench, Title } from '@roundhouse/titles';
import type { Box } from '@roundhouse/ui/words';
import { createElement, use, type ReactNode } from 'react';
import { useReading } from '../words/index.ts';

function once<Part>(load: (title: Title) => Promise<Part>): (title: Title) => Promise<Part> {
  const loaded = new WeakMap<Title, Promise<Part>>();
  return (title) => {
    const promise = loaded.get(title) ?? load(title);
    loaded.set(title, promise);
    return promise;
  };
}

const boxOf = once((title) => title.box());
const coverOf = once(async (title) => title.cover?.());
const boardOf = once(async (title) => title.board?.());
const workbenchOf = once(async (title) => title.workbench?.());
const rulesOf = once((title) => title.rules());

/** What the game's box says, in the reader's language. */
export function useBox(title: Title): Box {
  const read = useReading();
  return read(use(boxOf(title)));
}

export function useRules(title: Title): Awaited<ReturnType<Title['rules']>> {
  return use(rulesOf(title));
}

/** The drawn board's parts; undefined for a game without one. */
export function useBoard(title: Title): AnyBoard | undefined {
  return use(boardOf(title));
}

/** Where its box is made by hand; undefined for a game that has none such. */
export function useWorkbench(title: Title): AnyWorkbench | undefined {
  return use(workbenchOf(title));
}

/** The cover picture; nothing for a game without one. */
export function Cover({ title }: { readonly title: Title }): ReactNode {
  const cover = use(coverOf(title));
  return cover ? createElement(cover.Cover as () => ReactNode) : null;
}
