/** AR-8.2: cash decides, and nothing after it. */
import { verdictsOf, type Verdict } from '@roundhouse/ui/verdict';
import type { Language, Who } from '@roundhouse/ui/words';
import type { View } from '../../src/types.ts';

export function verdictsIn(language: Language, view: View, who: Who): readonly Verdict[] {
  if (view.frame.step !== 'over') return [];
  const { cash } = view;
  return verdictsOf({ language, who, rule: 'AR-8.2', scores: cash, amount: (sum) => `$${sum}` });
}
