export { lockMonth, withdrawLock } from './lock-month.ts';
export { listLockRequests, readLockedThrough } from './lock-repository.ts';
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
