import { callsOf, logIn, newShopper } from '../../support/shopper.ts';
import type { Stage } from '../row.ts';

/** Opens a screen as if the page was just loaded. */
export async function visit({ page }: Stage, route: string): Promise<void> {
  // Only another query makes the browser load the page anew: the route alone is a step within it.
  const loads = Number(new URL(page.url()).searchParams.get('load') ?? 0);
  await page.goto(`/?load=${loads + 1}#${route}`);
}

/** Opens a screen from another one of the page. */
export async function moveTo({ page }: Stage, route: string): Promise<void> {
  await page.evaluate(`window.location.hash = '#${route}'`);
}

/** Somebody new with an account is logged in from the next page load on; what they can do without a screen. */
export async function enter({ page, request }: Stage) {
  const shopper = await newShopper(request);
  await logIn(page, shopper);
  return { ...callsOf(request, shopper), shopper };
}

/** What the browser keeps is gone. */
export async function forgetEverything({ page }: Stage): Promise<void> {
  await page.evaluate('localStorage.clear()');
}
