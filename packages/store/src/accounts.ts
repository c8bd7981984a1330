/** Accounts: how a person proves on any device that he is himself. */
import { isDone } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { AccountRow, PasskeyRow } from './schema.ts';

export interface AccountStore {
  byLogin(login: string): Promise<AccountRow | undefined>;
  of(person: string): Promise<AccountRow | undefined>;
  /** Refused as `taken` where the login is another's. */
  save(account: AccountRow): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  passkeys(person: string): Promise<readonly PasskeyRow[]>;
  addPasskey(passkey: PasskeyRow): Promise<void>;
  removePasskey(person: string, id: string): Promise<void>;
  /** False where a use that counted as many has come before: then there are two of it. */
  countPasskey(id: string, before: number, counter: number): Promise<boolean>;
  /** How many codes of recovery are left. */
  recoveryCodes(person: string): Promise<number>;
}

export function accountStore(database: Database): AccountStore {
  const { build } = database;
  const accounts = () => build.selectFrom('account').selectAll();
  const keys = () => build.selectFrom('passkey').selectAll();
  return {
    byLogin: async (login) => (await database.read(accounts().where('login', '=', login)))[0],
    of: async (person) => (await database.read(accounts().where('person', '=', person)))[0],
    save: (account) =>
      database.write([
        statement(build.deleteFrom('account').where('person', '=', account.person)),
        statement(build.insertInto('account').values(account)),
      ]),
    passkey: async (id) => (await database.read(keys().where('id', '=', id)))[0],
    passkeys: (person) => database.read(keys().where('person', '=', person).orderBy('made')),
    addPasskey: (passkey) =>
      database.write([statement(build.insertInto('passkey').values(passkey))]),
    removePasskey: (person, id) =>
      database.write([
        statement(build.deleteFrom('passkey').where('id', '=', id).where('person', '=', person), {
          rows: 1,
          otherwise: 'missing',
        }),
      ]),
    async countPasskey(id, before, counter) {
      const counted = build
        .updateTable('passkey')
        .set({ counter })
        .where('id', '=', id)
        .where('counter', '=', before);
      const counting = statement(counted, { rows: 1, otherwise: 'taken' });
      return isDone(database.write([counting]), 'taken');
    },
    async recoveryCodes(person) {
      const codes = build.selectFrom('code').select('hash').where('kind', '=', 'recovery');
      return (await database.read(codes.where('person', '=', person))).length;
    },
  };
}
