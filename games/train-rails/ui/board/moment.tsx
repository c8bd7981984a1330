/** A sign beside the train: who attacks whom and who is asked, who is skipped, which way play runs. */
import type { Telling } from '@roundhouse/ui/face';
import { personsIn } from '@roundhouse/ui/person';
import { useState, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import type { Card, View } from '../../src/index.ts';
import { words } from '../words/index.ts';
import { cardName, CARD_NAMES } from '../words/cards.ts';
import { targetsOf } from '../words/names.ts';
import { CardChip } from './card.tsx';
import { BOARD_LABELS } from './labels.ts';
import styles from './moment.module.css';
import { attackIn, newsBetween, type News } from './news.ts';
import { PawnSign } from './pawn.tsx';

/** The latest news of this turn; a jump through time brings none. */
export function useNews(view: View, isStep: boolean): News | undefined {
  const [seen, setSeen] = useState<{ view: View; news: News | undefined; player: number }>({
    view,
    news: undefined,
    player: view.player,
  });
  if (seen.view === view) return seen.news;
  const fresh = isStep ? newsBetween(seen.view, view) : undefined;
  const isSameTurn = isStep && seen.player === view.player;
  const news = fresh ?? (isSameTurn ? seen.news : undefined);
  setSeen({ view, news, player: view.player });
  return news;
}

export interface MomentProps extends Telling {
  readonly view: View;
  readonly seat: number | null;
  readonly news: News | undefined;
}

export function Moment({ view, seat: reader, news, language, who }: MomentProps): ReactNode {
  const labels = BOARD_LABELS[language];
  const hasHand = reader !== null && view.players[reader]?.hand !== null;
  const asked = attackIn(view);
  if (asked) {
    const { attack, seat } = asked;
    const people = personsIn(language, who);
    const cells = targetsOf(attack);
    const on = cells.length === 0 ? '' : ` (${cells.join(', ')})`;
    return (
      <Sign
        seat={view.player}
        card={attack.card}
        hasHand={hasHand}
        isUrgent
        isAsked={seat === reader}
      >
        <strong>
          {sentence(
            labels.attack(people, view.player, cardName(CARD_NAMES[language], attack.card), seat),
          )}
          {on}
        </strong>
        <span>{sentence(labels.asks(people(seat)))}</span>
      </Sign>
    );
  }
  const said = news && !view.over ? words[language].event(news, who) : undefined;
  return (
    said !== undefined && (
      <Sign seat={news?.seat} card={news && CARD_OF[news.type]} hasHand={hasHand}>
        <strong>{said}</strong>
      </Sign>
    )
  );
}

const CARD_OF: Readonly<Partial<Record<News['type'], Card>>> = {
  cancelled: 'rebel',
  reversed: 'reverse',
  marked: 'express',
};

interface SignProps {
  readonly seat: number | undefined;
  readonly card: Card | undefined;
  /** Whether a hand lies on the shelf: then the sign hangs over the decks, else beside them. */
  readonly hasHand: boolean;
  readonly isUrgent?: boolean;
  /** The reader is asked, and the prompt says the same. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

function Sign(props: SignProps): ReactNode {
  const { seat, card, hasHand, isUrgent = false, isAsked = false, children } = props;
  return (
    <div
      className={styles['sign']}
      data-hand={hasHand ? '' : undefined}
      data-urgent={isUrgent ? '' : undefined}
      data-asked={isAsked ? '' : undefined}
      aria-hidden="true"
    >
      {seat !== undefined && <PawnSign seat={seat} width={26} />}
      {card !== undefined && <CardChip card={card} size={34} />}
      <span className={styles['words']}>{children}</span>
    </div>
  );
}
