import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/find-browser.ts';
import { addressOf, VISITED_PAGES } from './visited-pages.ts';
import { signUp, type Visitor } from './visitor.ts';
import { PRESSED_TO_ANSWERED_MS, watchTaps } from './watch-taps.ts';

/** A tap on something that the first screen shows, and what the page shows once it has answered. */
export type Tap = {
  readonly name: string;
  readonly page: string;
  readonly loggedIn: boolean;
  /** What is tapped: the first of these that the screen shows. */
  readonly control: string;
  readonly answer: string;
};

/** How a tap was answered: after so many ms, or null when it was lost. */
export type TapOutcome = { readonly answeredMs: number | null; readonly unitsInCart: number | null };

export type Line = 'quick line' | 'slow line';

const ADD_TO_CART =
  'main button[aria-label^="Add "][aria-label$=" to cart"]:not([aria-label*="in your size"])';

const DIALOG = '[role=dialog], dialog[open]';

export const TAPS: readonly Tap[] = [
  {
    name: 'menu',
    page: 'home',
    loggedIn: false,
    control: 'button[aria-label="Menu"]',
    answer: DIALOG,
  },
  {
    name: 'add to cart, logged out',
    page: 'explore',
    loggedIn: false,
    control: ADD_TO_CART,
    answer: DIALOG,
  },
  {
    name: 'add to cart, logged in',
    page: 'explore',
    loggedIn: true,
    control: ADD_TO_CART,
    answer: 'main button[aria-label^="Remove "][aria-label$=" from cart"]',
  },
];

export const LINES: readonly Line[] = ['quick line', 'slow line'];

const AFTER_FIRST_PAINT_MS = 300;
const LOST_AFTER_MS = 10_000;
const AFTER_ANSWER_MS = 1_000;
const TIMES_SLOWER = 4;
// The line that Lighthouse has a phone on.
const SLOW = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Taps once, soon after the first paint, with the processor slowed four times. */
export async function measureTap(shopUrl: string, tap: Tap, line: Line): Promise<TapOutcome> {
  const visited = VISITED_PAGES.find(({ name }) => name === tap.page);
  if (visited === undefined) throw new Error(`no page is called ${tap.page}`);
  const address = await addressOf(shopUrl, visited);
  const visitor = tap.loggedIn ? await signUp(shopUrl) : null;
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], executablePath: findBrowser() });
  try {
    const place = await findControl(browser, address, tap, visitor);
    const { page, cdp } = await openPhone(browser, visitor);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    if (line === 'slow line') await cdp.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(watchTaps(tap.answer));
    const { seen } = await firstPaint(cdp);
    await page.goto(address, { waitUntil: 'commit' });
    await seen;
    await wait(AFTER_FIRST_PAINT_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const answeredMs = await untilAnswered(page);
    // What is done twice would have been done by then.
    await wait(AFTER_ANSWER_MS);
    return { answeredMs, unitsInCart: visitor === null ? null : await visitor.unitsInCart() };
  } finally {
    await browser.close();
  }
}

/** Where the control stands once the page is quiet. */
async function findControl(
  browser: Browser,
  address: string,
  { control }: Tap,
  visitor: Visitor | null,
): Promise<{ x: number; y: number }> {
  const { page } = await openPhone(browser, visitor);
  await page.goto(address, { waitUntil: 'networkidle' });
  const height = page.viewportSize()?.height ?? 0;
  const boxes = await Promise.all((await page.locator(control).all()).map((one) => one.boundingBox()));
  await page.context().close();
  for (const box of boxes) {
    if (box === null || box.y < 0 || box.y + box.height > height) continue;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  throw new Error(`the first screen of ${address} has no ${control}`);
}

async function openPhone(
  browser: Browser,
  visitor: Visitor | null,
): Promise<{ page: Page; cdp: CDPSession }> {
  const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7'] ?? {};
  const context = await browser.newContext({
    ...(viewport !== undefined && { viewport }),
    ...(userAgent !== undefined && { userAgent }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  if (visitor !== null) await page.addInitScript(visitor.script);
  return { page, cdp: await context.newCDPSession(page) };
}

/** Told by the browser, so that a page that is busy does not delay the tap. Call it before the page is opened. */
async function firstPaint(cdp: CDPSession): Promise<{ readonly seen: Promise<void> }> {
  await cdp.send('Page.enable');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const seen = new Promise<void>((resolve) => {
    cdp.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
  return { seen };
}

async function untilAnswered(page: Page): Promise<number | null> {
  const deadline = performance.now() + LOST_AFTER_MS;
  while (performance.now() < deadline) {
    await wait(100);
    const ms = await page.evaluate<number | null>(PRESSED_TO_ANSWERED_MS);
    if (ms !== null) return Math.round(ms);
  }
  return null;
}
