export { claimRoutes } from './claim-routes.ts';
export { type ClosedDay, closeDay } from './day-close/close-day.ts';
export { dayCloseRoutes } from './day-close/day-close-routes.ts';
export { type OpenItem, type OpenItemFilter, openAmountOf } from './open-items-repository.ts';
export { countOpenItems, everyOpenItem, readOpenItems } from './read-open-items.ts';
export { readTrialBalancePeriod } from './read-statements.ts';
export { booksRoutes } from './routes.ts';
export { writeStatement } from './statement-file.ts';
export { statementRoutes } from './statement-routes.ts';
export { everyEntry } from './statement-rows.ts';
export {
  type Contradiction,
  contradictionsOf,
  readTrialBalance,
  type VerifiedBooks,
  verifyBooks,
} from './verify-books.ts';
