import type { PageScript } from '@ilaneer/contract/page-data';
import { queryClient } from '../../lib/query-client.ts';

/** Whether what stands in the page is what its address names: an address with a hash gets the home page to start from. */
export function isPageDrawn(): boolean {
  return document.documentElement.classList.contains('drawn');
}

/** Gives the app what the server drew the page with; returns the page's path in the shop. */
export function readPageData(): string {
  const text = document.getElementById('page-data')?.textContent ?? '';
  // Only our server writes it, into a page of the same build.
  const { path, queries }: PageScript = JSON.parse(text);
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  return path;
}
