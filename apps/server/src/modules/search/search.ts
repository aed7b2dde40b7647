export {
  answering,
  answersTo,
  BEST_FIRST,
  type Bind,
  hitsOf,
  type Readings,
  rankAnswers,
} from './answers.ts';
export { nameMeaningIn } from './name-a-meaning.ts';
export { readSearch, type Search } from './read-search.ts';
export { listSynonyms } from './repository.ts';
