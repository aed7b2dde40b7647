// The books beside all other ledgers of the shop.

export { isTied, readTrialBalance, type VerifiedBooks, verifyBooks } from './verify-books.ts';
