import type { HelpHit, SearchHit, searchProducts } from '@ilaneer/contract/catalogue/search';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

export type Suggestion =
  | { readonly kind: 'product'; readonly to: string; readonly hit: SearchHit }
  | { readonly kind: 'help'; readonly to: string; readonly hit: HelpHit }
  | { readonly kind: 'all'; readonly to: string; readonly total: number }
  | { readonly kind: 'recent' | 'idea'; readonly to: string; readonly words: string };

export function resultsPage(words: string): string {
  return `/ExploreProducts?${new URLSearchParams({ q: words })}`;
}

export function suggestionsOf(answer: ReplyOf<typeof searchProducts>, words: string): readonly Suggestion[] {
  const products = answer.hits.map((hit) => ({
    kind: 'product' as const,
    to: productPath(hit.productId, hit.variantId),
    hit,
  }));
  const help = answer.help.map((found) => ({ kind: 'help' as const, to: found.path, hit: found }));
  if (products.length === 0) return help;
  const all = { kind: 'all' as const, to: resultsPage(answer.correctedTo ?? words), total: answer.total };
  return [...products, all, ...help];
}

export function searchesToMake(kind: 'recent' | 'idea', searches: readonly string[]): readonly Suggestion[] {
  return searches.map((words) => ({ kind, to: resultsPage(words), words }));
}

const MOST_STORED = 5;

export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('recentSearches') ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((words) => typeof words === 'string').slice(0, MOST_STORED)
      : [];
  } catch {
    return [];
  }
}

export function storeSearch(words: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  writeStored('recentSearches', JSON.stringify([words, ...others].slice(0, MOST_STORED)));
}

export function clearRecentSearches(): void {
  removeStored('recentSearches');
}
