import { ANSWER_WITHIN_MS, fetchWithin } from '@ilaneer/client/fetch-within';

const RELOADED = 'reloadedFor';

export function shopAnswers(signal?: AbortSignal): Promise<boolean> {
  const init = { cache: 'no-store', ...(signal !== undefined && { signal }) } as const;
  return fetchWithin(ANSWER_WITHIN_MS, '/health/live', init, async ({ ok }) => ok).catch(() => false);
}

/** Once per address, against loops. */
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

/** After visiting another page. */
export function clearReload(): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== window.location.hash) sessionStorage.removeItem(RELOADED);
  } catch {}
}
