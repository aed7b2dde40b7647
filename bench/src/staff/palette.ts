import { type Browser, chromium, type Page } from '@playwright/test';
import type pg from 'pg';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/find-browser.ts';
import { signInStaff } from './signed-in.ts';

/** In a browser, in ms: from the key to the frame that shows what it asked for. */
export type PaletteFigures = {
  readonly opened: Times;
  /** From the last key of a text to what was found for it, by what was typed. */
  readonly answered: Readonly<Record<string, Times>>;
};

type Times = { readonly p50: number; readonly p95: number };

// As somebody types who types well.
const MS_BETWEEN_KEYS = 90;

/** Opens the palette and types into it, as often as asked for; the shop should be filled. */
export async function measurePalette(url: string, pool: pg.Pool, rounds: number): Promise<PaletteFigures> {
  const typed = await textsOf(pool);
  const { headers } = await signInStaff(url, pool, [
    'orders.read',
    'catalogue.read',
    'staff.manage',
    'customers.read',
  ]);
  const browser = await chromium.launch({ args: [...BROWSER_FLAGS], executablePath: findBrowser() });
  try {
    const page = await openHome(browser, url, headers.cookie ?? '');
    const opened: number[] = [];
    const answered: Record<string, number[]> = {};
    // The first round loads and compiles what the palette needs.
    for (let round = -1; round < rounds; round += 1) {
      for (const [what, text] of Object.entries(typed)) {
        const openMs = await afterKey(
          page,
          'k',
          `document.querySelector('[role=dialog] input') !== null`,
          () => page.keyboard.press('Control+k'),
        );
        const answerMs = await afterKey(
          page,
          text.at(-1) ?? '',
          `document.querySelector('[role=dialog] input').value === ${JSON.stringify(text)} &&
            document.querySelector('[role=dialog] [role=option]') !== null &&
            !document.querySelector('[role=dialog]').textContent.includes('Searching')`,
          () => page.keyboard.type(text, { delay: MS_BETWEEN_KEYS }),
        );
        // The first clears the box.
        while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
        if (round < 0) continue;
        opened.push(openMs);
        answered[what] = [...(answered[what] ?? []), answerMs];
      }
    }
    return {
      opened: timesOf(opened),
      answered: Object.fromEntries(Object.entries(answered).map(([what, times]) => [what, timesOf(times)])),
    };
  } finally {
    await browser.close();
  }
}

/** What staff look for, of what the shop has. */
async function textsOf(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ number: string; sku: string; product: string }>(`
    select (select number from orders order by created_at desc offset 500 limit 1) as number,
      (select sku from product_variants order by id offset 500 limit 1) as sku,
      (select split_part(name, ' ', 1) || ' ' || split_part(name, ' ', 2) from products order by id offset 500 limit 1)
        as product`);
  const [found] = rows;
  if (found === undefined) throw new Error('an empty shop');
  const { number, sku, product } = found;
  return {
    'order number': number,
    SKU: sku,
    'beginning of a name': product,
    'name of a shopper': 'meera nair',
    'word of nearly all goods': 'coconut',
  };
}

async function openHome(browser: Browser, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  // Before those of the page, which keep a key to themselves that they know.
  await page.addInitScript(`
    window.pressedKeys = [];
    addEventListener('keydown', ({ key, timeStamp }) => pressedKeys.push({ key, at: timeStamp }), { capture: true });
  `);
  await page.goto(`${url}/backoffice/`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** From the last press of `key`, as the browser heard it, to the frame in which `isShown` holds. */
async function afterKey(page: Page, key: string, isShown: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate('pressedKeys.length = 0');
  const waiting = page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      const last = pressedKeys.findLast((pressed) => pressed.key === ${JSON.stringify(key)});
      if (last === undefined || !(${isShown})) return requestAnimationFrame(look);
      // What was asked for stands in the page; this comes after the frame that draws it.
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => resolve(performance.now() - last.at);
      drawn.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  })`);
  await act();
  return waiting;
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}
