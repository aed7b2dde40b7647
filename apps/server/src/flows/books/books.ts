export { claimRoutes } from './claim-routes.ts';
export { lockRoutes } from './lock-routes.ts';
export type { OpenItem, OpenItemFilter } from './open-items-repository.ts';
export { countOpenItems, everyOpenItem } from './read-open-items.ts';
export { booksRoutes } from './routes.ts';
export { statementRoutes } from './statement-routes.ts';
export { isTied, readTrialBalance, type VerifiedBooks, verifyBooks } from './verify-books.ts';
