/** The sign on top of a screen: the game, and what can be done with the screen itself. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { paths } from '../../app/paths.ts';
import { Wheel } from '../../app/wheel.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './screen.module.css';

export interface TopProps {
  readonly name: string;
  readonly now?: string;
}

export function Top({ name, now }: TopProps): ReactNode {
  const { screen } = useFriendsWords();
  return (
    <header className={`sign ${style['top']}`}>
      <Wheel size={34} />
      <h1 translate="no">{name}</h1>
      <p>{now}</p>
      <LanguageSwitch />
      <FullScreen />
      <Link href={paths.home}>{screen.leave}</Link>
    </header>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function FullScreen(): ReactNode {
  const { screen } = useFriendsWords();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const turn = (): Promise<void> =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <button type="button" onClick={() => void turn().catch(() => undefined)}>
      {isFull ? screen.leaveFull : screen.full}
    </button>
  );
}
