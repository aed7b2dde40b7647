import { foldLetters } from '../search/fold-text.ts';
import { distanceKm, type Place, placeOfPinCode } from './pin-areas.ts';

export type FindableStore = Place & {
  readonly code: string;
  readonly name: string;
  readonly pinCode: string;
  readonly towns: readonly string[];
};

/** All, matches, or the nearest to a PIN code with distance in km. */
export type StoreSearch<Store> =
  | { readonly match: 'all' | 'found' | 'none'; readonly stores: readonly Store[] }
  | {
      readonly match: 'nearest';
      readonly stores: readonly Store[];
      readonly distancesKm: readonly number[];
    };

const NEAREST_SHOWN = 2;
const FULL_PIN_CODE = 6;
const FEWEST_PIN_DIGITS = 3;

/** By code, town, PIN code, with typo tolerance (CONTENT-22). */
export function searchStores<Store extends FindableStore>(
  stores: readonly Store[],
  typed: string,
): StoreSearch<Store> {
  const query = plain(typed);
  if (query === '') return { match: 'all', stores };
  if (/^\d+$/.test(query)) return searchByPinCode(stores, query);
  for (const fits of [isCode, startsWord, hasTypo]) {
    const found = stores.filter((store) => fits(store, query));
    if (found.length > 0) return { match: 'found', stores: found };
  }
  return { match: 'none', stores: [] };
}

function searchByPinCode<Store extends FindableStore>(
  stores: readonly Store[],
  digits: string,
): StoreSearch<Store> {
  const found = stores.filter(({ pinCode }) => pinCode.startsWith(digits));
  if (found.length > 0) return { match: 'found', stores: found };
  const place =
    digits.length >= FEWEST_PIN_DIGITS && digits.length <= FULL_PIN_CODE ? placeOfPinCode(digits) : null;
  if (place === null) return { match: 'none', stores: [] };
  const nearest = stores
    .map((store) => ({ store, km: distanceKm(place, store) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, NEAREST_SHOWN);
  return {
    match: 'nearest',
    stores: nearest.map(({ store }) => store),
    distancesKm: nearest.map(({ km }) => km),
  };
}

function isCode({ code }: FindableStore, query: string): boolean {
  return plain(code) === query;
}

function startsWord(store: FindableStore, query: string): boolean {
  return wordsOf(store).some((word) => word.startsWith(query));
}

function hasTypo(store: FindableStore, query: string): boolean {
  const allowed = query.length < 3 ? 0 : query.length < 6 ? 1 : 2;
  return allowed > 0 && wordsOf(store).some((word) => typingErrors(word, query, allowed) <= allowed);
}

function wordsOf({ code, name, towns }: FindableStore): string[] {
  return [code, name, ...towns].map(plain);
}

/** Normalised, without blanks and signs. */
function plain(text: string): string {
  return foldLetters(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Edit distance with transpositions, capped at `most` + 1. */
function typingErrors(word: string, query: string, most: number): number {
  if (Math.abs(word.length - query.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: query.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= query.length; column += 1) {
      const same = word[row - 1] === query[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = word[row - 1] === query[column - 2] && word[row - 2] === query[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[query.length] ?? most + 1;
}
