/** The result as a picture to give away: names, places and the course of the game, and nothing that was hidden. */
import type { Outcome } from '@roundhouse/engine';
import { plain } from '@roundhouse/ui/plain';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { useBox } from '../../app/title-parts.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { chartsOf, standingChart, thinned, type Sample } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { coloursWithin, piecesWithin } from './drawn-piece.ts';
import { fontsOfPicture, givePicture, pngOf } from './picture-file.ts';
import { resultPicture } from './result-picture.ts';

export interface ShareButtonProps {
  readonly outcome: Outcome;
  readonly samples: readonly Sample[];
}

const MOST_POINTS = 80;

export function ShareButton({ outcome, samples }: ShareButtonProps): ReactNode {
  const { title, info, face, tell, say } = useTable();
  const { short } = useBox(title);
  const { product } = useWords();
  const { language } = useSettings();
  const { live, notices } = usePlay();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { scores, places } = outcome;
  // To others 'you' is somebody else: here everybody has a name.
  const nameOf = (seat: number): string => info.sitters[seat]?.name ?? '';
  const draw = async (page: HTMLElement): Promise<string> => {
    const [colourOf, pieceOf] = [coloursWithin(page), piecesWithin(page)];
    const seats = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    const winners = seats.filter((seat) => places[seat] === 1).map(nameOf);
    const names = new Intl.ListFormat(language).format(winners);
    const chart = standingChart(chartsOf(thinned(samples, MOST_POINTS)), scores);
    return resultPicture({
      product,
      title: short,
      winner: winners.length === 1 ? say.ending.winner(names) : say.ending.winners(names),
      when: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(info.touched),
      rows: seats.map((seat) => ({
        place: say.ending.place(places[seat] ?? 0),
        name: nameOf(seat),
        score: live ? face.standing(live.view, seat, tell).headline : plain(scores[seat] ?? 0),
        piece: pieceOf(seat),
        isFirst: places[seat] === 1,
      })),
      ...(chart
        ? {
            chart: {
              caption: chart.group,
              lines: chart.lines.map(({ seat = 0, values }) => ({
                colour: colourOf(seat),
                values: values.map((value) => value ?? 0),
              })),
            },
          }
        : {}),
      fonts: await fontsOfPicture(),
    });
  };
  const share = async (): Promise<void> => {
    setBusy(true);
    try {
      const svg = await draw(button.current ?? document.body);
      const text = say.review.pictureOf(short);
      const given = await givePicture(await pngOf(svg), `${info.title}-${info.match}`, text);
      if (given === 'saved') notices.tell(say.review.shared);
    } catch (error) {
      notices.fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button quiet ref={button} aria-busy={isBusy} data-share onClick={() => void share()}>
      {say.review.share}
    </Button>
  );
}
