/** Whether the result of a table counts for the ladder, and how fast is played there: what counts has a clock. */
import type { Pace } from '@roundhouse/table';
import type { ReactNode } from 'react';
import { useFriendsWords } from '../../invitation/words.ts';
import { FIRST_PACE, PaceChoice } from '../../pace/pace-choice.tsx';
import style from './wish-rows.module.css';

export interface Terms {
  readonly isRated: boolean;
  readonly pace?: Pace | undefined;
}

export interface TermsChoiceProps {
  readonly terms: Terms;
  onChange(terms: Terms): void;
}

export function TermsChoice({ terms, onChange }: TermsChoiceProps): ReactNode {
  const { rated } = useFriendsWords();
  const { isRated, pace } = terms;
  return (
    <>
      <div className={style['manners']}>
        <label>
          <input
            type="checkbox"
            checked={isRated}
            data-rated
            onChange={({ target: { checked } }) =>
              onChange({ isRated: checked, pace: checked ? (pace ?? FIRST_PACE) : pace })
            }
          />
          {rated.isRated}
        </label>
      </div>
      <PaceChoice
        pace={pace}
        onChange={(chosen) => onChange({ isRated: isRated && !!chosen, pace: chosen })}
      />
    </>
  );
}
