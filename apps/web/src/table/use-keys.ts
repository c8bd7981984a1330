/** The keys of the table. Letters are left to the board in words, where they lead to places. */
import { useEffect } from 'react';
import { useKeysSetting } from './keys-setting.ts';
import { useLayout, type Panel } from './layout-context.tsx';
import { usePlay } from './play/play-context.tsx';
import { useMay } from './play/use-may.ts';

/** A busy page draws the part a little later: about so many pictures. */
const MOST_PICTURES = 60;

/** As soon as the part has been drawn; where it has no such card, the part itself. */
function focusOn(id: string, card?: string, pictures = 0): void {
  const part = document.getElementById(id);
  const wanted = card === undefined ? part : part?.querySelector<HTMLElement>(card);
  // What is not shown yet takes no focus.
  if (pictures > 0 && wanted?.checkVisibility()) wanted.focus();
  else if (pictures < MOST_PICTURES) requestAnimationFrame(() => focusOn(id, card, pictures + 1));
  else part?.focus();
}

const PANEL_KEYS: Readonly<Record<string, Exclude<Panel, 'board'>>> = {
  3: 'players',
  4: 'log',
  5: 'rules',
  6: 'notes',
};

/** Wide tables show the players beside the board; there is nothing to open. */
function goToPanel(panel: Panel, open: (panel: Panel) => void): void {
  const column = document.getElementById('players');
  if (panel !== 'players' || !column?.checkVisibility()) open(panel);
  focusOn(panel);
}

export function goToWords(look: (view: 'words') => void, open: (panel: 'board') => void): void {
  open('board');
  look('words');
  focusOn('words', '[data-place][tabindex="0"]');
}

export function useKeys(): void {
  const isOn = useKeysSetting();
  const mayHint = useMay()('hint');
  const { look, open } = useLayout();
  const { travel, telling, goOn, choice, hint, isMine, canUndo, undo } = usePlay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Behind a curtain or an open list nothing is done.
      if (isTyping(event.target) || event.defaultPrevented || document.querySelector(':modal')) {
        return;
      }
      if ((event.ctrlKey || event.metaKey) && event.key === 'z' && canUndo) {
        event.preventDefault();
        undo();
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && !document.querySelector(':popover-open')) {
        if (travel.isAway) travel.goLive();
        else choice.clear();
      }
      // What has the focus is pressed by them; else they go on.
      if (telling && (event.key === ' ' || event.key === 'Enter') && !isPressable(event.target)) {
        event.preventDefault();
        goOn();
      }
      // Board, cards and lists have their own use for arrows, and say so.
      if (isArrowFree(event.target) && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        travel.step(event.key === 'ArrowLeft' ? -1 : 1);
        event.preventDefault();
      }
      if (!isOn) return;
      const panel = PANEL_KEYS[event.key];
      if (panel) {
        goToPanel(panel, open);
      } else if (event.key === '1') focusOn('ask');
      else if (event.key === '2') goToWords(look, open);
      else if (event.key === '0' && isMine && mayHint) hint.ask();
      else if (event.key === ',') travel.step(-1);
      else if (event.key === '.') travel.step(1);
      else if (event.key === '?') showKeys();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, mayHint, look, open, travel, telling, goOn, choice, hint, isMine, canUndo, undo]);
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type=checkbox], [type=range]), select, textarea');
}

function isArrowFree(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return !target.matches('input, [role=tab], [role=slider], [data-place], #words');
}

function showKeys(): void {
  document.querySelector<HTMLElement>('[data-keys-list]')?.togglePopover();
}
