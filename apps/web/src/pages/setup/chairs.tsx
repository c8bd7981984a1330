/** How many play, and who sits where. */
import { useId, type ReactNode } from 'react';
import { Segments } from '../../app/segments.tsx';
import { useWords } from '../../words/index.ts';
import { ChairRow } from './chair-row.tsx';
import style from './chairs.module.css';
import { agreedIn, withSeats, type DraftProps } from './draft.ts';
import { useLevels } from '../../matches/use-levels.ts';

export function Chairs({ title, draft, onChange }: DraftProps): ReactNode {
  const { setup } = useWords();
  const heading = useId();
  const levels = useLevels(title, draft.chairs.length, agreedIn(draft));
  return (
    <section className={style['chairs']} aria-labelledby={heading}>
      <div className={style['top']}>
        <h2 id={heading} className="caption">
          {setup.players}
        </h2>
        <Segments
          label={setup.howMany}
          options={title.seats.map((seats) => ({ value: seats, label: String(seats) }))}
          value={draft.chairs.length}
          onChange={(seats) => onChange(withSeats(draft, title, seats))}
        />
      </div>
      <ol>
        {draft.chairs.map((_, seat) => (
          <ChairRow
            key={seat}
            title={title}
            seat={seat}
            levels={levels}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </ol>
    </section>
  );
}
