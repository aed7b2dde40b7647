// GSTR-1 of a month, and registers of its documents.

export { countIssued, everyIssued, everyNumber, readReturnMonth } from './read-month.ts';
export { gstReturnRoutes } from './routes.ts';
