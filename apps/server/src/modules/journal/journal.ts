export {
  type ArchiveSum,
  type ClosingFile,
  deleteOverdueClosings,
  findClosing,
  finishClosing,
  hasClosingFiles,
  insertClosing,
  insertClosingFiles,
  listClosingFiles,
  type MonthClosing,
} from './closing-repository.ts';
export { type BookedLine, type LinePlace, listBookedLines } from './entries-repository.ts';
export { lockMonth, lockMonthIn } from './lock-month.ts';
export {
  booksOf,
  customerAccountOf,
  findUnbalanced,
  holdMonths,
  listAdvances,
  postEntry,
  readBalances,
  readDailyBalances,
  readLockedThrough,
  sumBooked,
} from './repository.ts';
