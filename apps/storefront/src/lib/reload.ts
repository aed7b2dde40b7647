import { ANSWER_WITHIN_MS, fetchWithin } from '@ilaneer/client/fetch-within';

const RELOADED = 'reloadedFor';

/** Whether the shop can be reached at all. */
export function shopAnswers(signal?: AbortSignal): Promise<boolean> {
  const init = { cache: 'no-store', ...(signal !== undefined && { signal }) } as const;
  return fetchWithin(ANSWER_WITHIN_MS, '/health/live', init, async ({ ok }) => ok).catch(() => false);
}

/** Reloads the page, once for an address: a file that is really gone must not make it reload for ever. */
export function reloadOnce(): boolean {
  const address = window.location.hash;
  try {
    if (sessionStorage.getItem(RELOADED) === address) return false;
    sessionStorage.setItem(RELOADED, address);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Lets a page that was reloaded be so again, once the visitor has been to another. */
export function forgetReload(): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== window.location.hash) sessionStorage.removeItem(RELOADED);
  } catch {}
}
