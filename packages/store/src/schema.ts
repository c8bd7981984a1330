/** The tables. Whole values lie as JSON text, so that they come back as they were written; times are milliseconds. */

/** 0 or 1: SQLite knows no other truth. */
type Flag = number;

export interface Schema {
  readonly migration: { readonly version: number; readonly at: number };
  readonly match: MatchRow;
  readonly seed: { readonly match: string; readonly seed: string };
  readonly snapshot: { readonly match: string; readonly body: string };
  readonly line: LineRow;
  readonly person: PersonRow;
  readonly session: SessionRow;
  readonly room: RoomRow;
  readonly talk: TalkRow;
  readonly muted: { readonly room: string; readonly person: string };
  readonly note: NoteRow;
  /** Matches in which somebody is called otherwise since, in the order in which that came about. */
  readonly renaming: { readonly number: number; readonly match: string };
  readonly report: ReportRow;
  readonly account: AccountRow;
  readonly passkey: PasskeyRow;
  readonly code: CodeRow;
  readonly timer: TimerRow;
  readonly vacation: VacationRow;
  readonly upkeep: UpkeepRow;
  /** A server that is up until then, if it is not heard of again. */
  readonly node: { readonly id: string; readonly until: number };
  readonly presence: { readonly node: string; readonly room: string; readonly visits: string };
  readonly result: ResultRow;
  readonly rating: RatingRow;
  readonly rated_game: RatedGameRow;
  readonly review: ReviewRow;
  readonly tournament: TournamentRow;
  readonly box_set: BoxSetRow;
  readonly box_version: BoxVersionRow;
  readonly set_report: SetReportRow;
  readonly entrant: { readonly tournament: string; readonly person: string };
  readonly sitting: { readonly room: string; readonly seat: number; readonly person: string };
  readonly channel: ChannelRow;
  readonly telegram: TelegramRow;
  readonly telegram_wish: TelegramWishRow;
  /** Up to which line somebody has looked at a table, on whatever device. */
  readonly seen: { readonly room: string; readonly person: string; readonly line: number };
  /** What the house itself signs with. */
  readonly house_key: { readonly name: string; readonly body: string };
}

/** Where somebody is told things: a device, a mail address, a webhook. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** The address and its keys, as JSON. Nobody is ever told it again. */
  readonly target: string;
  /** What a list calls it; it gives nothing away. */
  readonly label: string;
  /** Whoever has it may end the channel: it stands in every letter. */
  readonly leave: string;
  readonly made: number;
  /** Since when it is known to be his; null: a code was sent there and has not come back. */
  readonly confirmed: number | null;
  /** Why nothing goes there any more. */
  readonly trouble: string | null;
}

/** That somebody was told something once. A row is there before anything is sent. */
export interface TelegramRow {
  readonly person: string;
  readonly channel: string;
  readonly about: string;
  /** `sending`: on its way, or nobody knows how it ended: it is not sent again. `waiting`: it failed for sure. */
  readonly state: 'sending' | 'sent' | 'waiting' | 'failed';
  readonly tries: number;
  /** When it may be tried again. */
  readonly again: number;
  readonly made: number;
}

export interface TelegramWishRow {
  readonly person: string;
  readonly language: string;
  readonly zone: string;
  /** Minutes of the day, both or neither. */
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  /** One a day at that minute, instead of one at a time. */
  readonly digest_at: number | null;
}

/** What lists ask for; `revision` and `lines` are what appending is compared with. */
export interface MatchRow {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly config: string;
  readonly sitters: string;
  readonly commitment: string | null;
  readonly salts: string | null;
  readonly gathering: string | null;
  readonly pace: string | null;
  readonly clock: string | null;
  readonly orders: string | null;
  readonly stakes: string | null;
  readonly places: string | null;
  readonly due: number | null;
  readonly by_hand: string | null;
  readonly begun: number;
  readonly touched: number;
  readonly lines: number;
  readonly revision: number;
  readonly owing: string;
  readonly over: Flag;
  readonly broken: Flag;
}

export interface LineRow {
  readonly match: string;
  readonly seq: number;
  readonly text: string;
  readonly key: string | null;
  readonly at: number | null;
  readonly by: number | null;
  readonly events: string | null;
  readonly state: string | null;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly admin: Flag;
  /** Since when he is let in no longer. */
  readonly banned: number | null;
}

/** Of a session's secret only the hash is kept: who reads the database can't take anybody's place. */
export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly made: number;
  readonly used: number;
  /** Names it in a list; it lets nobody in. */
  readonly id: string;
  /** What kind of device it is, as far as it says. */
  readonly device: string;
  /** How its person proved who he is. */
  readonly via: 'guest' | 'password' | 'passkey' | 'device' | 'recovery' | 'program';
}

/** A table online, from before its match begins. `revision` is what changing it is compared with. */
export interface RoomRow {
  readonly id: string;
  readonly title: string;
  readonly config: string;
  readonly owner: string;
  readonly seats: string;
  readonly invitation: string;
  readonly begun: Flag;
  /** Nobody talks there. */
  readonly silent: Flag;
  /** Anybody finds it. */
  readonly public: Flag;
  /** How many seats somebody can sit down in. */
  readonly free: number;
  /** The table at which the same people meet again. */
  readonly rematch: string | null;
  /** The game that goes on there, where it was begun elsewhere. */
  readonly record: string | null;
  readonly made: number;
  readonly revision: number;
  readonly pace: string | null;
  /** By its result somebody is rated. */
  readonly rated: Flag;
  /** Whose round it belongs to. */
  readonly tournament: string | null;
  /** So that a list can be asked for one of them. */
  readonly pace_kind: 'none' | 'live' | 'days';
}

/** Something that happens by time alone: of what kind, to what, and when. Until `held` somebody is at it. */
export interface TimerRow {
  readonly kind: 'match' | 'result' | 'telegram' | 'housekeeping';
  readonly subject: string;
  readonly due: number;
  readonly held: number;
}

/** How a match ended on which something hung. `number`: the how manieth of its title that was counted; null: not yet, or never. */
export interface ResultRow {
  readonly match: string;
  readonly title: string;
  readonly at: number;
  readonly players: string;
  readonly places: string;
  readonly rated: Flag;
  readonly number: number | null;
}

/** Thousandths of a point, so that they are whole in every store. */
export interface RatingRow {
  readonly title: string;
  readonly player: string;
  readonly mean: number;
  readonly deviation: number;
  readonly games: number;
}

/** One game of one player, and what he was rated after it. */
export interface RatedGameRow {
  readonly title: string;
  readonly number: number;
  readonly seat: number;
  readonly player: string;
  readonly match: string;
  readonly at: number;
  readonly place: number;
  /** How many others came to the same. */
  readonly tied: number;
  readonly seats: number;
  readonly mean: number;
  readonly deviation: number;
}

/** What was last done to the store itself. */
export interface UpkeepRow {
  readonly what: 'backup';
  readonly at: number;
  readonly body: string;
}

/** `body` is null until it is known; until `held` somebody thinks about it, and is so far, in hundredths. */
export interface ReviewRow {
  readonly match: string;
  readonly body: string | null;
  readonly part: number;
  readonly held: number;
}

/** `revision` is what changing it is compared with. */
export interface TournamentRow {
  readonly id: string;
  readonly owner: string;
  readonly phase: 'open' | 'running' | 'over';
  readonly public: Flag;
  readonly body: string;
  readonly made: number;
  readonly revision: number;
}

/** A box of somebody's own under a name. `version`: the latest, which saving the next is compared with. */
export interface BoxSetRow {
  readonly id: string;
  readonly owner: string;
  /** Its maker's device's own: sent again it is kept once. */
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly licence: string | null;
  /** Anybody finds it. */
  readonly public: Flag;
  /** Since when nobody but its owner reads it. */
  readonly taken: number | null;
  readonly version: number;
  readonly made: number;
  readonly changed: number;
}

export interface BoxVersionRow {
  readonly box_set: string;
  readonly version: number;
  readonly at: number;
  readonly fingerprint: string;
  readonly bytes: number;
  readonly body: string;
}

export interface SetReportRow {
  readonly id: string;
  readonly box_set: string;
  readonly reporter: string | null;
  readonly reason: string;
  readonly at: number;
  readonly settled: number | null;
}

export interface VacationRow {
  readonly person: string;
  readonly from: number;
  readonly until: number;
}

/** Something that was said. `key` is the sender's own: sent again it is said once. */
export interface TalkRow {
  readonly room: string;
  readonly number: number;
  readonly at: number;
  readonly kind: 'text' | 'reaction' | 'system' | 'removed';
  /** Players and those who look on talk apart. */
  readonly circle: 'table' | 'spectators';
  /** Whose word it is, or of whom the table says it; null: nobody's. */
  readonly person: string | null;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly key: string;
}

/** What somebody noted for himself; `revision` is what writing it anew is compared with. */
export interface NoteRow {
  readonly room: string;
  readonly person: string;
  readonly text: string;
  readonly revision: number;
}

export interface ReportRow {
  readonly id: string;
  readonly room: string;
  readonly number: number;
  readonly reporter: string | null;
  readonly reason: string;
  readonly at: number;
  readonly settled: number | null;
}

/** A code that works once; of it, too, only the hash is kept. */
export interface CodeRow {
  readonly hash: string;
  readonly kind: 'administrator' | 'device' | 'recovery' | 'challenge' | 'screen' | 'mail';
  readonly person: string | null;
  readonly until: number;
  /** What it is good for, where that is more than a person. */
  readonly body?: string | null | undefined;
}

export interface AccountRow {
  readonly person: string;
  readonly login: string;
  /** Stretched; with what it was stretched by. */
  readonly password: string;
  readonly made: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  /** The public key, as SPKI in base64url. */
  readonly key: string;
  readonly counter: number;
  readonly name: string;
  readonly made: number;
}
