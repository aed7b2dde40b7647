export { claimRoutes } from './claim-routes.ts';
export type { OpenItem, OpenItemFilter } from './open-items-repository.ts';
export { countOpenItems, everyOpenItem } from './read-open-items.ts';
export { booksRoutes } from './routes.ts';
export {
  type Contradiction,
  contradictionsOf,
  isTied,
  readTrialBalance,
  type VerifiedBooks,
  verifyBooks,
} from './verify-books.ts';
