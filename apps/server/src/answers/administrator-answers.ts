/** What only an administrator does, and how the first one comes to be. */
import type { ListedReport, ListedSetReport, TalkRow } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { banPerson, letInAgain } from '../people/ban-person.ts';
import { nameAdministrator } from '../people/name-administrator.ts';
import { hashOf } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import { VERSION } from '../version.ts';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';
import { setEntry } from './set-answers.ts';
import { entryOf } from './table-as-seen.ts';

const MOST_LISTED = 100;
/** So much of the talk before and after is shown with what was reported. */
const BEFORE = 5;
const AFTER = 3;

export function administratorAnswers(parts: Parts) {
  const { codes, reports, setReports, setStore, talk, talkStore, population, roomStore } = parts;
  const { now, since, build } = parts;
  /** What was said in the same circle around it, in words. */
  const around = async ({ said: { room, number, circle } }: ListedReport) => {
    const where = {
      after: number - BEFORE - 1,
      before: number + AFTER + 1,
      count: BEFORE + AFTER + 1,
    };
    const rows = await talkStore.list(room, [circle], where);
    return rows.filter((row) => row.number === number || /^(?:text|removed)$/.test(row.kind));
  };
  const ofSaying = async (each: ListedReport) => {
    const { report, by, said, title } = each;
    const { id, at, reason } = report;
    return {
      report: id,
      at,
      reason,
      ...(by === null ? {} : { by }),
      table: said.room,
      title,
      said: asHeard(said),
      around: (await around(each)).map(asHeard),
    };
  };
  const ofSet = async ({ id, at, reason, by, set }: ListedSetReport) => {
    const found = await setStore.find(set);
    // Deleted since.
    if (!found) return [];
    const { owner: person } = found;
    const told = { report: id, at, reason, ...(by === null ? {} : { by }) };
    return [{ ...told, set: setEntry(found, undefined), person }];
  };
  return {
    async becomeAdministrator({ code }, asking) {
      const isMade = await codes.makeAdministrator(hashOf(code.trim()), me(asking).id, now());
      if (!isMade) throw new Problem('bad-code');
    },
    async readServer() {
      return {
        version: VERSION,
        ...(build === undefined ? {} : { build }),
        since,
        people: await population.count(),
        tables: await roomStore.count(),
        reports: (await reports.count()) + (await setReports.count()),
        load: await parts.readLoad(),
      };
    },
    async listReports() {
      const said = await Promise.all((await reports.list(MOST_LISTED)).map(ofSaying));
      const sets = await Promise.all((await setReports.list(MOST_LISTED)).map(ofSet));
      const waiting = [...said, ...sets.flat()].toSorted((one, other) => one.at - other.at);
      return { reports: waiting.slice(0, MOST_LISTED) };
    },
    async settleReport({ report, isRemoved, isMuted }) {
      const settled = await orNone(reports.settle(report, now(), isRemoved));
      if (!settled) {
        const isSet = await orNone(setReports.settle(report, now(), isRemoved).then(() => true));
        if (!isSet) throw new Problem('no-such-report');
        return;
      }
      const { room, number } = settled;
      if (isRemoved) talk.tellRemoved(room);
      const said = isMuted ? await talkStore.find(room, number) : undefined;
      if (said && said.person !== null) await talkStore.setMuted(room, said.person, true);
    },
    async listPeople({ named, skip }) {
      const found = await population.list(named, { skip, count: MOST_LISTED + 1 });
      return {
        people: found
          .slice(0, MOST_LISTED)
          .map(({ id, name, login, keys, made, seen, admin, banned }) => ({
            person: id,
            name,
            ...(login === null ? {} : { login }),
            made,
            ...(seen === null ? {} : { seen }),
            maySignIn: login !== null || Number(keys) > 0,
            isAdmin: admin === 1,
            isBanned: banned !== null,
          })),
        hasMore: found.length > MOST_LISTED,
      };
    },
    async ban({ person, isBanned }) {
      if (isBanned) await banPerson(parts, person);
      else await letInAgain(parts, person);
    },
    nameAdministrator: async ({ person, isAdmin }) => nameAdministrator(parts, person, isAdmin),
    async listEveryTable({ skip }) {
      const found = await roomStore.latest({ skip, count: MOST_LISTED + 1 });
      const listed = found.slice(0, MOST_LISTED);
      // As somebody who sits nowhere: whoever looks after the place does not look at anybody's cards.
      const tables = await Promise.all(listed.map((each) => entryOf(each, undefined)));
      return { tables, hasMore: found.length > MOST_LISTED };
    },
  } satisfies Partial<Answers>;
}

/** Undefined where there is no such thing. */
async function orNone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreError && error.problem === 'missing') return undefined;
    throw error;
  }
}

function asHeard({ number, at, name, text, person }: TalkRow) {
  return { number, at, name, text, ...(person === null ? {} : { person }) };
}
