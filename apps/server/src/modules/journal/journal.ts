// The books: what flows and ledgers post, in their transactions, and what is read of it.

export { lockMonth } from './lock-month.ts';
export { booksOf, customerAccountOf, findUnbalanced, postEntry, readBalances } from './repository.ts';
