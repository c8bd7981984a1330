import { QR_EDGE, qrCode, qrPath } from '@roundhouse/ui/qr';
import { useMemo, type ReactNode } from 'react';
import style from './qr-picture.module.css';

export interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** Dark on light in every theme: that is what cameras read. */
export function QrPicture({ text, label }: QrPictureProps): ReactNode {
  const { path, size } = useMemo(() => {
    const code = qrCode(text);
    return { path: qrPath(code), size: code.length };
  }, [text]);
  const whole = size + 2 * QR_EDGE;
  return (
    <>
      <svg
        className={style['qr']}
        viewBox={`${-QR_EDGE} ${-QR_EDGE} ${whole} ${whole}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <span className="unseen">{label}</span>
    </>
  );
}
