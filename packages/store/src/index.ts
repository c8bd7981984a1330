export type { Database } from './database.ts';
export { FAIL_POINTS, type FailPoint } from './fail-point.ts';
export { accountStore, type AccountStore } from './accounts.ts';
export { anonymise } from './anonymise.ts';
export { channelStore, type Channel, type ChannelStore, type TelegramWish } from './channels.ts';
export { codeStore, type CodeStore } from './codes.ts';
export { houseKey } from './house-key.ts';
export { keepHouse } from './housekeeping.ts';
export { matchStore } from './matches.ts';
export { peopleStore, type PeopleStore, type Session, type Person } from './people.ts';
export { populationStore, type PopulationStore } from './population.ts';
export { presenceStore, type PresenceStore, type Visit } from './presence.ts';
export { openPostgres } from './postgres/open-postgres.ts';
export {
  isFreeSeat,
  roomStore,
  type ListedRoom,
  type LobbyFilter,
  type Room,
  type RoomSeat,
  type RoomStore,
} from './rooms.ts';
export { renamings } from './renamings.ts';
export { lastSaid, revisionsOf } from './revisions.ts';
export { ratingStore, type Rated, type RatingStore } from './ratings/ratings.ts';
export { reviewStore, type ReviewStore } from './reviews.ts';
export { reportStore, type ListedReport, type ReportStore } from './reports.ts';
export { setReportStore, type ListedSetReport, type SetReportStore } from './set-reports.ts';
export { setStore, type BoxSet, type BoxVersion, type SetStore } from './sets.ts';
export type {
  AccountRow,
  CodeRow,
  RatedGameRow as RatedGame,
  SessionRow,
  TalkRow,
} from './schema.ts';
export { openSqlite } from './sqlite/open-sqlite.ts';
export { seenStore, type SeenStore } from './seen.ts';
export { storeClock, type StoreClock } from './store-clock.ts';
export { timersDue, timerStore, type Timer, type TimerStore } from './timers.ts';
export {
  heldByNext,
  tournamentStore,
  type DrawnTable,
  type Tournament,
  type TournamentStore,
} from './tournaments.ts';
export { Underway } from './underway.ts';
export { backUp, type BackupMade } from './upkeep/back-up.ts';
export { BadBackup } from './upkeep/backup-file.ts';
export { lookAtStore, serverFinding, type StoreFinding } from './upkeep/look.ts';
export { lastBackup, type LastBackup } from './upkeep/note.ts';
export { plannedMigration, type Plan } from './upkeep/plan.ts';
export { restore, type Restored } from './upkeep/restore.ts';
export { isPostgres } from './upkeep/session.ts';
export { telegramStore, type Telegram, type TelegramStore } from './telegrams.ts';
export { vacationStore, type VacationStore } from './vacations.ts';
export { talkStore, type SayingsWanted, type TalkStore } from './talk.ts';
