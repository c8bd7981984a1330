import type { ReactNode } from 'react';
import style from './verify.module.css';
import { useFair } from '../../fair/words.ts';

export interface ChooseFileProps {
  /** Nothing else is to be done here. */
  readonly isFirst: boolean;
  onChoose(file: File): void;
}

export function ChooseFile({ isFirst, onChoose }: ChooseFileProps): ReactNode {
  const fair = useFair();
  return (
    <div className={style['choose']}>
      <label className={`button ${isFirst ? '' : 'quiet'}`}>
        <input
          type="file"
          className="unseen"
          accept=".rec,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            currentTarget.value = '';
          }}
        />
        {fair.file}
      </label>
      <p>{fair.fileNote}</p>
    </div>
  );
}
