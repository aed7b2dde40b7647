export { lockMonth } from './lock-month.ts';
export {
  booksOf,
  customerAccountOf,
  findUnbalanced,
  listAdvances,
  postEntry,
  readBalances,
  readLockedThrough,
} from './repository.ts';
