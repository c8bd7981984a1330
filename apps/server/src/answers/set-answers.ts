/** Sets, for whoever makes, finds or plays with them. */
import type { BoxSet } from '@roundhouse/store';
import { newId } from '../people/secrets.ts';
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';

const MOST_LISTED = 50;

export function setAnswers({ sets, setStore, setReports, now }: Parts) {
  const inPart = (found: readonly BoxSet[], person: string | undefined) => ({
    sets: found.slice(0, MOST_LISTED).map((each) => setEntry(each, person)),
    hasMore: found.length > MOST_LISTED,
  });
  return {
    async listSets({ title, named, skip }, { visitor: { person } }) {
      const part = { skip, count: MOST_LISTED + 1 };
      return inPart(await setStore.list({ title, named }, part), person?.id);
    },
    async listMySets({ title, skip }, asking) {
      const { id } = me(asking);
      return inPart(await setStore.of(id, title, { skip, count: MOST_LISTED + 1 }), id);
    },
    keepSet: async (asked, asking) => sets.keep(me(asking), asked),
    async readSet({ set, version }, { visitor }) {
      const { person } = visitor;
      const found = await sets.find(set, visitor);
      const of = await sets.version(set, version ?? found.version);
      return {
        ...setEntry(found, person?.id),
        boxVersion: of.version,
        saved: of.at,
        fingerprint: of.fingerprint,
        box: JSON.parse(of.body) as Record<string, unknown>,
      };
    },
    saveSet: async ({ set, version, box }, asking) => sets.save(set, me(asking), version, box),
    changeSet: async ({ set, isPublic }, asking) => sets.change(set, me(asking), isPublic),
    deleteSet: async ({ set }, asking) => sets.delete(set, me(asking)),
    async reportSet({ set, reason }, asking) {
      const { id: reporter } = me(asking);
      const { id } = await sets.find(set, asking.visitor);
      await setReports.add({ id: newId(), box_set: id, reporter, reason, at: now() });
    },
    takeDownSet: async ({ set, isTakenDown }) => sets.takeDown(set, isTakenDown),
  } satisfies Partial<Answers>;
}

export function setEntry(set: BoxSet, person: string | undefined) {
  const { id, title, name, version, ownerName, licence, isPublic, made, changed } = set;
  return {
    set: id,
    title,
    name,
    version,
    owner: ownerName,
    ...(licence === null ? {} : { licence }),
    isPublic,
    isMine: set.owner === person,
    isTakenDown: set.taken !== null,
    made,
    changed,
  };
}
