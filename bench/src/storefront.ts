import { setTimeout as wait } from 'node:timers/promises';
import { enlargeCatalogue } from '@ilaneer/server/testing/large-shop/large-catalogue';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type pg from 'pg';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/find-browser.ts';
import { type Change, type ChangeCost, measureChange, measureScroll } from './in-page.ts';

/** What one kind of change costs with the whole large catalogue in the page, in milliseconds. */
export type ChangeFigures = {
  readonly name: string;
  /** The scripts' work on the main thread: filtering, React's commit, the browser's calls. */
  readonly script: { readonly p50: number; readonly p95: number };
  /** Until the page showed the last of it. */
  readonly shown: { readonly p50: number; readonly p95: number };
};

/** How the built storefront copes with a large catalogue. */
export type StorefrontFigures = {
  readonly products: number;
  readonly changes: readonly ChangeFigures[];
  /** Times between frames while the list scrolls. */
  readonly frames: { readonly p50: number; readonly p95: number; readonly longest: number };
};

const PRODUCTS = 10_000;
const ATTEMPTS = 60;
const FRAMES = 400;
const PIXELS_A_FRAME = 60;

const search: readonly Change[] = ['c', 'co', 'coc', 'coconut', 'coconut w', 'no. 77', ''].map((words) => ({
  name: 'search',
  act: `const box = document.querySelector('main input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, ${JSON.stringify(words)});
    box.dispatchEvent(new Event('input', { bubbles: true }))`,
}));

const sort: readonly Change[] = ['price-low-to-high', 'newest', 'price-high-to-low', 'name'].map((order) => ({
  name: 'sort',
  act: `const list = document.querySelector('main select');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, '${order}');
    list.dispatchEvent(new Event('change', { bubbles: true }))`,
}));

const filter: readonly Change[] = ['Low stock', 'Out of stock', 'In stock', 'All'].map((label) => ({
  name: 'filter',
  act: `[...document.querySelectorAll('main aside fieldset button')]
    .find((button) => button.textContent === '${label}').click()`,
}));

/** Enlarges the shop's catalogue and measures changes of filters, search and sort order in Chromium. */
export async function measureStorefront(
  shopUrl: string,
  pool: pg.Pool,
  rounds: number,
): Promise<StorefrontFigures> {
  await enlargeCatalogue(pool, PRODUCTS);
  await untilShown(shopUrl);
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], executablePath: findBrowser() });
  try {
    const { page, cdp } = await openList(browser, shopUrl);
    const changes: ChangeFigures[] = [];
    for (const kind of [search, sort, filter]) changes.push(await measureKind(page, cdp, kind, rounds));
    const frames = await measureScroll(page, FRAMES, PIXELS_A_FRAME);
    return {
      products: PRODUCTS,
      changes,
      frames: { ...percentiles(frames), longest: round(Math.max(...frames)) },
    };
  } finally {
    await browser.close();
  }
}

async function untilShown(shopUrl: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await fetch(`${shopUrl}/api/getAllProducts`);
    if ((await response.text()).includes(`"total":${PRODUCTS},`)) return;
    await wait(500);
  }
  throw new Error(`the shop did not show its ${PRODUCTS} products in time`);
}

async function openList(browser: Browser, shopUrl: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${shopUrl}/#/products`);
  await page.getByRole('main').getByRole('article').nth(8).waitFor();
  const cdp = await page.context().newCDPSession(page);
  // Time that the thread worked, not time that it waited for a core that others had.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

async function measureKind(
  page: Page,
  cdp: CDPSession,
  changes: readonly Change[],
  rounds: number,
): Promise<ChangeFigures> {
  const costs: ChangeCost[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const { act } of changes) {
      const cost = await measureChange(page, cdp, act);
      // The first round compiles the code and sorts each order for the first time.
      if (round >= 0) costs.push(cost);
    }
  }
  return {
    name: changes[0]?.name ?? '',
    script: percentiles(costs.map(({ scriptMs }) => scriptMs)),
    shown: percentiles(costs.map(({ shownMs }) => shownMs)),
  };
}

function percentiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95) };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
