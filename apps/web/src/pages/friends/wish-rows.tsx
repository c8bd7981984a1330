/** How many play, and for whom each seat is. */
import { LEVELS } from '@roundhouse/bots';
import { botName } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import { useId, type ReactNode } from 'react';
import { Segments } from '../../app/segments.tsx';
import { LONGEST_NAME } from '../../host/index.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { Introduction } from '../setup/introduction.tsx';
import { useLevels } from '../../matches/use-levels.ts';
import { seatColours } from '../../table/seat-colours.ts';
import { useWords } from '../../words/index.ts';
import { SeatPiece } from '../setup/seat-piece.tsx';
import style from './wish-rows.module.css';
import { withSeats, withWish, type Wish } from './wishes.ts';

export interface WishRowsProps {
  readonly title: Title;
  readonly wishes: readonly Wish[];
  /** What the table agrees on: not every level plays with every box. */
  readonly agreed?: object;
  /** The game has begun: so many play. */
  readonly isFixed?: boolean;
  onChange(wishes: readonly Wish[]): void;
}

export function WishRows(props: WishRowsProps): ReactNode {
  const { title, wishes, agreed = {}, isFixed = false, onChange } = props;
  const { setup } = useWords();
  const { set } = useFriendsWords();
  const heading = useId();
  return (
    <section className={style['wishes']} aria-labelledby={heading}>
      <div className={style['top']}>
        <h2 id={heading} className="caption">
          {set.who}
        </h2>
        {!isFixed && (
          <Segments
            label={setup.howMany}
            options={title.seats.map((seats) => ({ value: seats, label: String(seats) }))}
            value={wishes.length}
            onChange={(seats) => onChange(withSeats(wishes, seats))}
          />
        )}
      </div>
      <ol style={seatColours({ info: { sitters: wishes.map(() => ({})) }, title })}>
        {wishes.map((wish, seat) => (
          <li key={seat} className={`card ${style['row']}`}>
            <SeatPiece title={title} seat={seat} width={72} />
            <Segments
              label={set.whoSits(seat)}
              options={[
                { value: 'me', label: set.me },
                { value: 'here', label: set.here },
                { value: 'open', label: set.friend },
                { value: 'bot', label: set.bot },
              ]}
              value={wish.kind}
              onChange={(kind) => onChange(withWish(wishes, seat, { ...wish, kind }))}
            />
            {wish.kind === 'here' && (
              <input
                className={style['name']}
                aria-label={setup.nameOf(seat)}
                placeholder={setup.playerName(seat)}
                value={wish.name}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                required
                pattern=".*\S.*"
                onChange={({ target }) =>
                  onChange(withWish(wishes, seat, { ...wish, name: target.value }))
                }
              />
            )}
            {wish.kind === 'bot' && (
              <LevelOf
                title={title}
                seats={wishes.length}
                agreed={agreed}
                seat={seat}
                wish={wish}
                onChange={(changed) => onChange(withWish(wishes, seat, changed))}
              />
            )}
          </li>
        ))}
      </ol>
      {wishes.every(({ kind }) => kind === 'open' || kind === 'bot') && (
        <p className={style['note']}>{set.noMe}</p>
      )}
    </section>
  );
}

interface LevelProps {
  readonly title: Title;
  readonly seats: number;
  readonly agreed: object;
  readonly seat: number;
  readonly wish: Wish;
  onChange(wish: Wish): void;
}

function LevelOf({ title, seats, agreed, seat, wish, onChange }: LevelProps): ReactNode {
  const { setup } = useWords();
  const levels = useLevels(title, seats, agreed);
  const level = levels.includes(wish.level) ? wish.level : 'normal';
  return (
    <>
      <select
        className={style['level']}
        aria-label={setup.levelOf(seat)}
        value={level}
        onChange={({ target }) => {
          const chosen = LEVELS.find((one) => one === target.value) ?? 'normal';
          onChange({ ...wish, level: chosen });
        }}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {setup.levels[one]}
          </option>
        ))}
      </select>
      {/* Who sits there goes by the name that the seat gives a bot. */}
      <Introduction title={title} name={botName(seat)} level={level} />
    </>
  );
}
