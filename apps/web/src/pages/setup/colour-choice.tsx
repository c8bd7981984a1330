/** The piece of a seat; touching it offers the other colours. */
import type { Title } from '@roundhouse/titles';
import type { PieceColour } from '@roundhouse/ui/colours';
import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import style from './colour-choice.module.css';
import { SeatPiece } from './seat-piece.tsx';

export interface ColourChoiceProps {
  readonly title: Title;
  readonly seat: number;
  readonly colours: readonly PieceColour[];
  readonly chosen: PieceColour | undefined;
  onChange(colour: PieceColour): void;
}

function seatPaint(seat: number, colour: PieceColour): CSSProperties {
  return {
    [`--seat-${seat}`]: `var(--piece-${colour})`,
    [`--on-seat-${seat}`]: `var(--on-piece-${colour})`,
  };
}

export function ColourChoice(props: ColourChoiceProps): ReactNode {
  const { title, seat, colours, chosen, onChange } = props;
  const { setup, colours: names } = useWords();
  const id = useId();
  const popover = useRef<HTMLFieldSetElement>(null);
  if (chosen === undefined) {
    return (
      <span className={style['engine']}>
        <SeatPiece title={title} seat={seat} width={56} />
      </span>
    );
  }
  return (
    <div className={style['choice']}>
      <button
        type="button"
        className={style['engine']}
        style={seatPaint(seat, chosen)}
        popoverTarget={id}
        aria-label={setup.colourOf(seat, names[chosen])}
      >
        <SeatPiece title={title} seat={seat} width={56} />
      </button>
      <fieldset ref={popover} id={id} popover="auto" className={style['palette']}>
        <legend className="caption">{setup.colour}</legend>
        {colours.map((colour) => (
          <label key={colour} style={seatPaint(seat, colour)}>
            <input
              type="radio"
              className="unseen"
              name={`${id}colour`}
              checked={colour === chosen}
              onChange={() => onChange(colour)}
              onClick={() => popover.current?.hidePopover()}
            />
            <span>
              <SeatPiece title={title} seat={seat} width={52} />
              {names[colour]}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
