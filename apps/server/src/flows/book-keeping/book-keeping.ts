// Entries by hand: entered, confirmed by a second person, reversed, with their documents.

export { manualEntryRoutes } from './routes.ts';
