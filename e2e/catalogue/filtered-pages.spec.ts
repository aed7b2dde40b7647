import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

// CATALOGUE-19 and STOREFRONT-3: a filter stands in the address, and the page is there before the scripts.
const FILTERED = [
  ['/products?category=caps&sort=newest&utm_source=x', 'Caps: Our Products – Ilaneer', /^\d items?$/],
  ['/ExploreProducts?color=Red', 'Red: Explore merchandise – Ilaneer', /^\d+ items?$/],
  ['/products?q=karikku', 'Results for “karikku” – Ilaneer', /^\d+ items?$/],
] as const;

for (const [address, title, count] of FILTERED) {
  test(`${address} shows its list before the scripts, and is taken over as it stands`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(title);
    await expect(statusOf(page)).toHaveText(count);
    await page
      .locator('#root > *')
      .first()
      .evaluate((element) => element.setAttribute('data-mark', ''));
    const before = await cardsOf(page);
    release();
    await expect.poll(() => page.evaluate('window.earlyActs === undefined')).toBe(true);
    await expect(page.locator('#root > [data-mark]')).toHaveCount(1);
    expect(await cardsOf(page)).toEqual(before);
    await expect(page).toHaveTitle(title);
    await expectSoundPage(page);
  });
}

test('filters, search and order work without scripts', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/products');
  await expect(page.getByRole('button', { name: 'Show Filters' })).toBeHidden();
  await page.getByText('Filters', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'T-shirts' }).check();
  await page.getByRole('radio', { name: 'In stock' }).check();
  await page.getByLabel('Sort products').selectOption('price-low-to-high');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveTitle('T-shirts: Our Products – Ilaneer');
  await expect(page.getByRole('checkbox', { name: 'T-shirts' })).toBeChecked();
  const chosen = await statusOf(page).textContent();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('monsoon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=monsoon/);
  await expect(statusOf(page)).not.toHaveText(chosen ?? '');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveTitle('Our Products – Ilaneer');
  await page.context().close();
});

async function withoutScripts(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

const statusOf = (page: Page) => page.locator('main').getByRole('status').first();

const cardsOf = (page: Page) => page.locator('main h3').allTextContents();
