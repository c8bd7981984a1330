/** What only an administrator does, and how the first one comes to be. */
import { hashOf } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import { StoreError } from '@roundhouse/table';
import type { Answers, Parts } from './answers.ts';

type Names = 'becomeAdministrator' | 'listReports' | 'settleReport';

const MOST_LISTED = 100;

export function administratorAnswers({ codes, reports, now }: Parts): Answers<Names> {
  return {
    async becomeAdministrator({ code }, { visitor: { person } }) {
      if (!person) throw new Problem('not-signed-in');
      const isMade = await codes.makeAdministrator(hashOf(code.trim()), person.id, now());
      if (!isMade) throw new Problem('bad-code');
      return {};
    },
    async listReports() {
      const listed = await reports.list(MOST_LISTED);
      return {
        reports: listed.map(({ report: { id, at, reason }, said }) => ({
          report: id,
          at,
          reason,
          table: said.room,
          said: { number: said.number, at: said.at, name: said.name, text: said.text },
        })),
      };
    },
    async settleReport({ report, isRemoved }) {
      try {
        await reports.settle(report, now(), isRemoved);
      } catch (error) {
        const isMissing = error instanceof StoreError && error.problem === 'missing';
        throw isMissing ? new Problem('no-such-report') : error;
      }
      return {};
    },
  };
}
