/** The short phrases of the face, in each language. */
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/face.ts';

export type FaceLabels = Translation<typeof words>;

export const FACE_LABELS = await inEveryLanguage<FaceLabels>(
  (language) => import(`./${language}/face.ts`),
);
