export {
  answering,
  answersTo,
  BEST_FIRST,
  type Bind,
  hitsOf,
  type Readings,
  rankAnswers,
} from './answers.ts';
export { missedSearches, type SearchDeps } from './missed-searches.ts';
export { deletePastMissedSearches } from './missed-searches-repository.ts';
export { nameMeaningIn } from './name-a-meaning.ts';
export { readSearch, type Search } from './read-search.ts';
export { listSynonyms } from './repository.ts';
export { searchWordsRoutes } from './search-words-routes.ts';
