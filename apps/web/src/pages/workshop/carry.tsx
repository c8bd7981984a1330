/** Out of the workshop: as a file, and in a link. */
import { useId, useState, type ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { QuietButton } from '../../app/button.tsx';
import { addressOf, paths } from '../../app/paths.ts';
import { useCopy } from '../../invitation/use-copy.ts';
import { saveFile } from '../../matches/save-record.ts';
import { boxText, fileName, MOST_LINK, packBox } from './carrying.ts';
import style from './carry.module.css';
import { LinkField } from './link-field.tsx';
import type { Work } from './work.ts';
import { useWorkshopWords } from './words.ts';

export function Carry({ work }: { readonly work: Work }): ReactNode {
  const words = useWorkshopWords();
  const { design, title } = work;
  const [shared, setShared] = useState<{ readonly design: object; readonly link: string }>();
  const share = async (): Promise<void> => {
    const link = addressOf(paths.workshopLink(title.id, await packBox(design)));
    setShared({ design, link });
  };
  const link = shared?.design === design ? shared.link : undefined;
  return (
    <Captioned className={style['carry']} title={words.carry}>
      <p className={style['acts']}>
        <QuietButton
          onClick={() => saveFile(boxText(design), 'application/json', fileName(design))}
        >
          {words.save}
        </QuietButton>
        <QuietButton onClick={() => void share()}>{words.share}</QuietButton>
      </p>
      {link !== undefined && link.length > MOST_LINK && (
        <output>{words.tooLong(link.length, MOST_LINK)}</output>
      )}
      {link !== undefined && link.length <= MOST_LINK && <Shared link={link} />}
    </Captioned>
  );
}

function Shared({ link }: { readonly link: string }): ReactNode {
  const words = useWorkshopWords();
  const { isCopied, copy } = useCopy(link);
  const note = useId();
  return (
    <div className={style['shared']}>
      <output id={note}>{words.shared}</output>
      <LinkField link={link} label={words.link} note={note} />
      <QuietButton onClick={copy}>{isCopied ? words.copied : words.copy}</QuietButton>
    </div>
  );
}
