import type { Page } from '@playwright/test';
import type { Shopper } from '../../support/shopper.ts';

/** How a call goes wrong: its connection is cut, or the server answers with that status. */
export type Fault = 'cut' | 500 | 409 | 401;

/** Every way in which a call goes wrong; the last one ends the session. */
export const FAULTS: readonly Fault[] = ['cut', 500, 409, 401];

/** What a fault says: the browser's own words, or the server's. */
export function wordsOf(fault: Fault): string {
  switch (fault) {
    case 'cut':
      return 'Network connection error. Please check your internet and try again.';
    case 500:
      return 'The shutters are stuck.';
    case 409:
      return 'Somebody else was faster.';
    case 401:
      return 'Session expired. Please login again.';
  }
}

/** A call of the shop, by its method and the end of its address. */
export type FaultyCall = { readonly method: string; readonly path: RegExp };

/** From here on the call goes wrong. Resolves to what brings it back, and says how often it was made. */
export async function breakCall(page: Page, { method, path }: FaultyCall, fault: Fault) {
  let made = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    made += 1;
    if (fault === 'cut') return route.abort('failed');
    const message = wordsOf(fault);
    const code = fault === 401 ? 'SESSION_REVOKED' : 'CONFLICT';
    return route.fulfill({ status: fault, json: { success: false, message, error: message, code } });
  });
  return { made: () => made, mend: () => page.unroute(path) };
}

/** The next call is answered only when it is let go; others pass. */
export async function holdCall(page: Page, { method, path }: FaultyCall) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    return route.fallback();
  });
  return { release };
}

/** The shopper logs in again in another tab, and this page takes the session over. */
export async function logInElsewhere(page: Page, { token, user }: Shopper): Promise<void> {
  const kept = { userData: JSON.stringify(user), authToken: token };
  await page.evaluate(`{
    for (const [key, text] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  }`);
}
