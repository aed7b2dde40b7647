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
export { lockMonth, withdrawLock } from './lock-month.ts';
export { findLockRequest, type LockRequest, readLockedThrough, stopPosting } from './lock-repository.ts';
export {
  booksOf,
  customerAccountOf,
  findUnbalanced,
  listAdvances,
  postEntry,
  readDailyBalances,
  sumBooked,
} from './repository.ts';
export {
  bookedIn,
  findWrongSums,
  linesIn,
  readBalances,
  readClosedYears,
  readFirstMonth,
  readTurnovers,
  sumLines,
} from './turnover-repository.ts';
