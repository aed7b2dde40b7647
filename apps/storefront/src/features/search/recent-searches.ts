import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEPT = 5;

/** What was searched for on this device, the latest first. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('recentSearches') ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps a search; one that was kept before, in whatever case, moves to the front. */
export function keepSearch(words: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  writeStored('recentSearches', JSON.stringify([words, ...others].slice(0, KEPT)));
}

/** Forgets every search. */
export function clearRecentSearches(): void {
  removeStored('recentSearches');
}
