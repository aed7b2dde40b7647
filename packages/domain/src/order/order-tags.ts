import { err, ok, type Result } from '../result.ts';
import { typedName } from '../text/typed-text.ts';

export const MOST_TAGS = 10;
export const LONGEST_TAG = 30;

export function readTags(typed: readonly string[], what = 'An order'): Result<readonly string[], string> {
  const tags = [...new Set(typed.map((tag) => typedName(tag).toLowerCase()))]
    .filter((tag) => tag !== '')
    .toSorted();
  if (tags.some((tag) => tag.length > LONGEST_TAG)) {
    return err(`A tag must be at most ${LONGEST_TAG} characters`);
  }
  return tags.length > MOST_TAGS ? err(`${what} has at most ${MOST_TAGS} tags`) : ok(tags);
}
