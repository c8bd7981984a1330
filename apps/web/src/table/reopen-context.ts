/** Who sits at the table has changed: it is opened anew, for whoever plays here now. */
import { createContext, use } from 'react';

export const ReopenContext = createContext<() => void>(() => undefined);

export function useReopen(): () => void {
  return use(ReopenContext);
}
