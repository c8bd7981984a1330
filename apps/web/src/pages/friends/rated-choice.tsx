/** Whether the result of a table counts for the ladder: then it has a clock. */
import type { ReactNode } from 'react';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './wish-rows.module.css';

export interface RatedChoiceProps {
  readonly isRated: boolean;
  onChange(isRated: boolean): void;
}

export function RatedChoice({ isRated, onChange }: RatedChoiceProps): ReactNode {
  const { rated } = useFriendsWords();
  return (
    <div className={style['manners']}>
      <label>
        <input
          type="checkbox"
          checked={isRated}
          data-rated
          onChange={({ target }) => onChange(target.checked)}
        />
        {rated.isRated}
      </label>
    </div>
  );
}
