// Finding products by words and filters.

export { type CardsQuery, findCards, readCardsQuery } from './find-cards.ts';
export { searchRoutes } from './routes.ts';
export { searchableCatalogue } from './synonyms.ts';
