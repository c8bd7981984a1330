/** One seat: its engine in its colour, a name, and who plays it. */
import { LEVELS, type Level } from '@roundhouse/bots';
import { useId, type ReactNode } from 'react';
import { LONGEST_NAME } from '../../host/index.ts';
import { Segments } from '../../app/segments.tsx';
import { Introduction } from './introduction.tsx';
import { useWords } from '../../words/index.ts';
import style from './chair-row.module.css';
import { ColourChoice } from './colour-choice.tsx';
import { withChair, withColour, withKind, type DraftProps } from './draft.ts';

export interface ChairRowProps extends DraftProps {
  readonly seat: number;
  readonly levels: readonly Level[];
}

export function ChairRow({ title, seat, levels, draft, onChange }: ChairRowProps): ReactNode {
  const { setup } = useWords();
  const chair = draft.chairs[seat];
  const ids = useId();
  if (!chair) return null;
  return (
    <li className={`card ${style['row']}`}>
      <ColourChoice
        title={title}
        seat={seat}
        colours={title.colours ?? []}
        chosen={chair.colour}
        onChange={(colour) => onChange(withColour(draft, seat, colour))}
      />
      <div className={style['name']}>
        <label className="unseen" htmlFor={`${ids}name`}>
          {setup.nameOf(seat)}
        </label>
        <input
          id={`${ids}name`}
          value={chair.name}
          placeholder={setup.playerName(seat)}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => onChange(withChair(draft, seat, { name: event.target.value }))}
        />
      </div>
      <Segments
        label={setup.whoPlays(seat)}
        options={[
          { value: 'person', label: setup.person },
          { value: 'bot', label: setup.bot },
        ]}
        value={chair.kind}
        onChange={(kind) => onChange(withKind(draft, seat, kind))}
      />
      {chair.kind === 'bot' && (
        <div className={style['level']}>
          <label className="unseen" htmlFor={`${ids}level`}>
            {setup.levelOf(seat)}
          </label>
          <select
            id={`${ids}level`}
            value={levels.includes(chair.level) ? chair.level : 'normal'}
            onChange={({ target }) => {
              const level = LEVELS.find((one) => one === target.value) ?? 'normal';
              onChange(withChair(draft, seat, { level }));
            }}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {setup.levels[level]}
              </option>
            ))}
          </select>
        </div>
      )}
      {chair.kind === 'bot' && (
        <div className={style['character']}>
          <Introduction title={title} name={chair.name} level={chair.level} />
        </div>
      )}
    </li>
  );
}
