import type { Page } from '@playwright/test';
import { LONG_TEST_MS } from '../support/long-test.ts';
import { holdScripts, PRODUCT, SERVED_PAGES } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

// STOREFRONT-21, CATALOGUE-19: pages, also of filters in the address, are there before the scripts.

const FILTERED = [
  ['/products?category=caps&sort=newest&utm_source=x', 'Caps: Our Products – Ilaneer'],
  ['/ExploreProducts?color=Red', 'Red: Explore merchandise – Ilaneer'],
  ['/products?q=karikku', 'Results for “karikku” – Ilaneer'],
] as const;

test('each page has the same content before the scripts as with them, and is hydrated unchanged', async ({
  page,
}) => {
  test.setTimeout(LONG_TEST_MS);
  // On desktop the filters beside a list come later.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, shows] of [
    ...SERVED_PAGES,
    ...FILTERED.map(([one]) => [one, /\d+ items?/] as const),
  ]) {
    await test.step(address, async () => {
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.soft(page.locator('main')).toContainText(shows);
      await markRoot(page);
      const before = await textOf(page);
      const bar = address === PRODUCT ? page.getByRole('region', { name: 'Buy' }) : null;
      const place = await bar?.boundingBox();
      release();
      await expectHydrated(page);
      await expect.poll(() => textOf(page)).toBe(before);
      // The buy bar does not move on phones.
      expect.soft(await bar?.boundingBox()).toEqual(place);
      const title = FILTERED.find(([one]) => one === address)?.[1];
      if (title !== undefined) await expect.soft(page).toHaveTitle(title);
      await expect.soft(page).toHaveTitle(/.+ – Ilaneer$/);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      await page.unroute('**/assets/*.js');
    });
  }
});

test('another day, time zone and a session are taken over too', async ({
  browser,
  shopper,
  allowProblems,
}) => {
  allowProblems();
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'de-DE' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.clock.setFixedTime(new Date('2027-03-01T20:00:00Z'));
  await logIn(page, shopper);
  for (const address of ['/', '/products', PRODUCT, '/blogs', '/store', '/contact-us']) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await markRoot(page);
    release();
    await expectHydrated(page);
    await page.unroute('**/assets/*.js');
  }
  await expect(page.getByRole('link', { name: 'My Orders' }).first()).toBeAttached();
  expect(problems).toEqual([]);
  await context.close();
});

async function markRoot(page: Page): Promise<void> {
  await page
    .locator('#root > *')
    .first()
    .evaluate((element) => element.setAttribute('data-mark', ''));
}

async function expectListening(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.earlyActs === undefined')).toBe(true);
}

async function expectHydrated(page: Page): Promise<void> {
  await expectListening(page);
  await expect(page.locator('#root > [data-mark]')).toHaveCount(1);
}

async function textOf(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  const text = await page.locator('main').innerText();
  return text.replace(/(?:Open now|Closed now)\s*(?:until.*?M|Opens.*?M)/gs, '').replace(/\s+/g, ' ');
}
