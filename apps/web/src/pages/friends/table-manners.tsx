/** Who finds the table, and whether people talk there. */
import type { ReactNode } from 'react';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './wish-rows.module.css';

export interface Manners {
  readonly isPublic: boolean;
  readonly isSilent: boolean;
}

export const PRIVATE: Manners = { isPublic: false, isSilent: false };

export interface TableMannersProps {
  readonly manners: Manners;
  onChange(manners: Manners): void;
}

export function TableManners({ manners, onChange }: TableMannersProps): ReactNode {
  const { set } = useFriendsWords();
  return (
    <div className={style['manners']}>
      {(['isPublic', 'isSilent'] as const).map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={manners[each]}
            onChange={({ target }) => onChange({ ...manners, [each]: target.checked })}
          />
          {set[each]}
        </label>
      ))}
    </div>
  );
}
