// Finding products by words and filters.

export { type CardsQuery, findCards, readCardsQuery } from './find-cards.ts';
export { nameMeaningIn } from './name-a-meaning.ts';
export { searchRoutes } from './routes.ts';
export { searchableCatalogue } from './synonyms.ts';
