/** One tap between the own hand and the whole table. */
import type { ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { Segments } from '../../app/segments.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './hand.module.css';
import type { HandView } from './use-hand.ts';

export function HandBar({ hand }: { readonly hand: HandView }): ReactNode {
  const { hand: words } = useFriendsWords();
  return (
    <div className={style['bar']} data-beside={hand.isHand ? 'hand' : 'whole'}>
      <Segments
        label={words.shows}
        options={[
          { value: false, label: words.own },
          { value: true, label: words.whole },
        ]}
        value={!hand.isHand}
        onChange={hand.showWhole}
      />
      {hand.isHand && (hand.isMap || hand.places > 0) && (
        <QuietButton
          className={style['map']}
          aria-pressed={hand.isMap}
          onClick={() => hand.showMap(!hand.isMap)}
        >
          {words.map}
        </QuietButton>
      )}
    </div>
  );
}
