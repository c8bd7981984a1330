/** The expert's advice for the decision that is owed. */
import type { Weighed } from '@roundhouse/bots';
import { useMemo, useState } from 'react';
import type { TableStep } from '../../host/index.ts';
import { useTable } from '../table-context.tsx';

export interface Hint {
  readonly isAsked: boolean;
  readonly isThinking: boolean;
  /** The most wins first; undefined: nobody asked. */
  readonly candidates: readonly Weighed<string>[] | undefined;
  ask(): void;
  dismiss(): void;
}

interface Asked {
  readonly step: TableStep;
  readonly candidates?: readonly Weighed<string>[];
}

/** A hint belongs to one decision; it goes with it. */
export function useHint(
  step: TableStep | undefined,
  seat: number | null,
  fail: (error: unknown) => void,
): Hint {
  const { session } = useTable();
  const [asked, setAsked] = useState<Asked>();
  const current = asked?.step === step ? asked : undefined;
  return useMemo(() => {
    // An answer that comes late finds another question, and leaves it alone.
    const answer = (at: TableStep, given: Asked | undefined): void =>
      setAsked((now) => (now?.step === at ? given : now));
    const askExpert = async (at: TableStep, by: number): Promise<void> => {
      setAsked({ step: at });
      try {
        const { candidates } = await session.host.hint(by);
        answer(at, { step: at, candidates });
      } catch (error) {
        answer(at, undefined);
        fail(error);
      }
    };
    return {
      isAsked: current !== undefined,
      isThinking: current !== undefined && current.candidates === undefined,
      candidates: current?.candidates,
      ask() {
        if (step && seat !== null && !current) void askExpert(step, seat);
      },
      dismiss: () => setAsked(undefined),
    };
  }, [step, seat, session, fail, current]);
}
