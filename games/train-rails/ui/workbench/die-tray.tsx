/** The boarding die, face by face. */
import type { ReactNode } from 'react';
import { Die } from '../board/die.tsx';
import { BOX_FIELDS } from '../words/fields.ts';
import type { TrayProps } from './card-tray.tsx';
import styles from './die-tray.module.css';
import { withFace } from './editing.ts';

export function DieTray({ design, language, labels, faults, change }: TrayProps): ReactNode {
  const choices = BOX_FIELDS[language]['die']?.choices ?? {};
  const open = design.die.filter((face) => face === 'open').length;
  return (
    <div className={styles['tray']}>
      <h3 data-fault={faults.has('die') ? '' : undefined}>{labels.open(open)}</h3>
      <div className={styles['faces']}>
        {design.die.map((face, at) => (
          <button
            // Faces have no names of their own.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            type="button"
            aria-label={`${labels.face(at + 1)}: ${choices[face] ?? face}`}
            onClick={() => change(withFace(design, at))}
          >
            <svg viewBox="-42 -42 84 84" aria-hidden="true">
              <Die face={face} isRolling={false} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}
