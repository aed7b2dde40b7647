import type { PageScript } from '@ilaneer/contract/page-data';
import { queryClient } from '../../lib/query-client.ts';

/**
 * Whether what stands in the page is what its address names: an address with a hash gets the home page to start from, and
 * one may be gone to before the app is there.
 */
export function isPageDrawn(): boolean {
  const { hash, pathname } = location;
  const isBehindHash = hash.startsWith('#/') && pathname + hash !== '/#/';
  return document.documentElement.classList.contains('drawn') && !isBehindHash;
}

/** Gives the app what the server drew the page with; returns the page's path in the shop. */
export function readPageData(): string {
  const text = document.getElementById('page-data')?.textContent ?? '';
  // Only our server writes it, into a page of the same build.
  const { path, queries }: PageScript = JSON.parse(text);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return path;
}
