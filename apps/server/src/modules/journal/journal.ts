export { lockMonth } from './lock-month.ts';
export {
  booksOf,
  customerAccountOf,
  findUnbalanced,
  listAdvances,
  postEntry,
  readBalances,
  readDailyBalances,
  readLockedThrough,
  sumBooked,
} from './repository.ts';
