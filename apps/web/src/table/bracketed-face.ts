/** A face in the pseudo language: its phrases in brackets, its ids, colours and numbers as they are. */
import type { AnyFace } from '@roundhouse/titles';
import { pseudo } from '../words/pseudo.ts';

const known = new WeakMap<AnyFace, AnyFace>();

export function bracketedFace(face: AnyFace): AnyFace {
  const made = known.get(face) ?? bracketed(face);
  known.set(face, made);
  return made;
}

function bracketed(face: AnyFace): AnyFace {
  return {
    places: (...asked) =>
      face.places(...asked).map((place) => ({
        ...place,
        group: pseudo(place.group),
        name: pseudo(place.name),
        holds: pseudo(place.holds),
      })),
    changes: (...asked) =>
      face.changes(...asked).map((change) => ({
        ...change,
        of: pseudo(change.of),
        what: pseudo(change.what),
        from: pseudo(change.from),
        to: pseudo(change.to),
        by: pseudo(change.by),
      })),
    figures: (...asked) =>
      face.figures(...asked).map((figure) => ({
        ...figure,
        group: pseudo(figure.group),
        name: pseudo(figure.name),
      })),
    standing: (...asked) => pseudo(face.standing(...asked)),
    stage: (...asked) => pseudo(face.stage(...asked)),
    isPassing: (action) => face.isPassing(action),
    ...(face.mentions ? { mentions: (event) => face.mentions?.(event) } : {}),
    ...(face.about ? { about: (...asked) => face.about?.(...asked) } : {}),
    ...(face.offered ? { offered: (legal) => face.offered?.(legal) ?? legal } : {}),
    ...(face.foremost ? { foremost: (...asked) => face.foremost?.(...asked) ?? [] } : {}),
    ...(face.memory ? { memory: (view) => face.memory?.(view) } : {}),
    ...(face.isTurnedUp ? { isTurnedUp: (event) => face.isTurnedUp?.(event) ?? false } : {}),
    ...(face.moments
      ? {
          moments: (...asked) =>
            face.moments?.(...asked).map((moment) => ({
              ...moment,
              title: pseudo(moment.title),
              sentence: pseudo(moment.sentence),
            })) ?? [],
        }
      : {}),
    ...(face.auction
      ? {
          auction: (...asked) => {
            const auction = face.auction?.(...asked);
            return (
              auction && {
                ...auction,
                lot: pseudo(auction.lot),
                notes: pseudo(auction.notes),
                bid: pseudo(auction.bid),
              }
            );
          },
        }
      : {}),
  };
}
