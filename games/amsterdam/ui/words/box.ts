import { type Box, inEveryLanguage } from '@roundhouse/ui/words';

export const box = await inEveryLanguage<Box>((language) => import(`./${language}/box.ts`));
