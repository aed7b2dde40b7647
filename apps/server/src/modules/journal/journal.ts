// The books: what flows and ledgers post, in their transactions, and what is read of it.

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
