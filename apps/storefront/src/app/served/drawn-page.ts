import type { PageScript } from '@ilaneer/contract/page-data';
import { queryClient } from '../../lib/query-client.ts';

/** Hash addresses get the home page, and the visitor may have moved on. */
export function isPageDrawn(): boolean {
  const { hash, pathname } = location;
  const isBehindHash = hash.startsWith('#/') && pathname + hash !== '/#/';
  return document.documentElement.classList.contains('drawn') && !isBehindHash;
}

export function readPageData(): string {
  const text = document.getElementById('page-data')?.textContent ?? '';
  // Written by the server of the same build.
  const { path, queries }: PageScript = JSON.parse(text);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return path;
}
