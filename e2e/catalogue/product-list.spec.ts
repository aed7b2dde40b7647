import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const LIST = '**/api/product-cards';
const PRODUCT_PAGE = /\/assets\/product-[\w-]{8}\.js$/;
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Lets the shop have so many products as copies of its own, each under a name of its own. */
async function manyProducts(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/product-cards(\?|$)/, async (route) => {
    const asked = new URL(route.request().url());
    const words = asked.searchParams.get('q') ?? '';
    const response = await route.fetch({ url: `${asked.origin}${asked.pathname}` });
    const reply = await response.json();
    const cards = Array.from({ length: count }, (_, index) => {
      const original = reply.cards[index % reply.cards.length];
      const name = `Copy ${String(index + 1).padStart(4, '0')} of ${original.name}`;
      const id = `${original.id}-${index}`;
      // No more of each than a card shows, so that the reply is soon there.
      const variantCombinations = original.variantCombinations.slice(0, 1);
      return { ...original, description: '', variantCombinations, id, name };
    });
    const found = cards.filter(({ name }) => name.toLowerCase().includes(words));
    await route.fulfill({ response, json: { ...reply, cards: found, total: found.length } });
  });
  await page.route('**/api/getProduct/*', async (route) => {
    const [, address = '', id, index] = /^(.*\/)(.*)-(\d+)$/.exec(route.request().url()) ?? [];
    const response = await route.fetch({ url: `${address}${id}` });
    const { product } = await response.json();
    const name = `Copy ${String(Number(index) + 1).padStart(4, '0')} of ${product.name}`;
    await route.fulfill({ response, json: { success: true, product: { ...product, name } } });
  });
}

/** How often the list was asked for. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/product-cards')) calls += 1;
  });
  return () => calls;
}

test('the list is kept, shown before any call, and fetched behind it after 5 minutes', async ({ page }) => {
  const calls = countCalls(page);
  await page.goto('/#/ExploreProducts');
  await expect(cards(page).first()).toBeVisible();
  expect(calls()).toBe(1);
  await expect.poll(() => page.evaluate(`localStorage.getItem('products') !== null`)).toBe(true);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls()).toBe(1);

  await page.evaluate(`{
    const copy = JSON.parse(localStorage.getItem('products'));
    localStorage.setItem('products', JSON.stringify({ ...copy, fetchedAt: copy.fetchedAt - 301_000 }));
  }`);
  const held: (() => void)[] = [];
  await page.route(LIST, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  await expect
    .poll(() => page.evaluate<number>(`JSON.parse(localStorage.getItem('products')).fetchedAt`))
    .toBeGreaterThan(Date.now() - 60_000);
});

test('a browser without room for the list goes without the copy', async ({ page }) => {
  await page.addInitScript(`
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key !== 'products') return set.call(this, key, value);
      window.isRefused = true;
      throw new DOMException('full', 'QuotaExceededError');
    };
  `);
  await page.goto('/#/ExploreProducts');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate('window.isRefused')).toBe(true);
  expect(await page.evaluate(`localStorage.getItem('products')`)).toBeNull();
});

test('of a very long list only the rows near the screen stand in the page', async ({ page }) => {
  await manyProducts(page, 2_400);
  await page.goto('/#/products');
  const count = page.getByRole('main').getByRole('status').filter({ hasText: '2,400 items' });
  await expect(count).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Copy 0001' })).toHaveAttribute(
    'aria-setsize',
    '2400',
  );
  expect(await cards(page).count()).toBeLessThan(80);
  expect(await page.evaluate(`localStorage.getItem('products')`)).toBeNull();
  await expectSoundPage(page);

  await page.getByRole('searchbox', { name: 'Search products' }).fill('copy 2399');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 item' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('');
  await expect(count).toBeVisible();

  const card = page.getByRole('link', { name: /^Copy 0600 / });
  // A quarter down the list is a quarter of the way through its products.
  await page.evaluate(`{
    const list = document.querySelector('#main [role=presentation][data-index]').parentElement.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + list.top + list.height / 4 - innerHeight / 2, behavior: 'instant' });
  }`);
  await expect(card).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate<number>('window.scrollY');
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Copy 0600 / })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs((await page.evaluate<number>('window.scrollY')) - before)).toBeLessThan(200);
});

test('who presses a product while the search is still going into the address gets to its page', async ({
  page,
}) => {
  await manyProducts(page, 60);
  // What the product's page is made of comes late: till then the list is still there.
  const held: (() => void)[] = [];
  await page.route(PRODUCT_PAGE, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/#/products');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('copy 0007');
  await page.getByRole('link', { name: /^Copy 0007 / }).click();
  const pressed = await page.evaluate<number>('performance.now()');
  await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(pressed + 500);
  for (const release of held) release();
  await page.unroute(PRODUCT_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: /^Copy 0007 / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('copy 0007');
});

/** Lets the shop have more products than it sends at once: it filters them itself and sends them by page. */
async function pagedProducts(page: Page, count: number): Promise<string[]> {
  const asked: string[] = [];
  const reply = await (await page.request.get('/api/product-cards')).json();
  const [original] = reply.cards;
  const all = Array.from({ length: count }, (_, index) => ({
    ...original,
    id: `${original.id}-${index}`,
    name: `Copy ${String(index + 1).padStart(4, '0')} of ${original.name}`,
  }));
  const counted = (value: string) => ({ value, count });
  const facets = {
    categories: [counted(original.categoryId)],
    colors: [counted('Red')],
    origins: [],
    priceRanges: [],
    availability: [],
    prices: { lowest: original.price, highest: original.price },
    count,
  };
  await page.route(/\/api\/product-cards(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.toString());
    const words = query.get('q') ?? '';
    const found = all.filter(({ name }) => name.toLowerCase().includes(words));
    const from = Number(query.get('cursor') ?? 0);
    const to = from + 48;
    const cursor = to < found.length ? String(to) : null;
    const cards = found.slice(from, to);
    await route.fulfill({
      json: { success: true, cards, total: found.length, cursor, facets: from === 0 ? facets : null },
    });
  });
  return asked;
}

test('a list of more products than the shop sends at once comes by page, as far as it is looked at', async ({
  page,
}) => {
  const asked = await pagedProducts(page, 1_200);
  await page.goto('/#/ExploreProducts');
  const count = (text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });
  await expect(count('1,200 items')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Copy 0001' })).toHaveAttribute(
    'aria-setsize',
    '1200',
  );
  expect(asked.filter((query) => query.includes('cursor')).length).toBeLessThan(3);
  await expectSoundPage(page);

  await expect(async () => {
    await page.evaluate('window.scrollBy(0, 800)');
    await expect(page.getByRole('link', { name: /^Copy 01\d\d / }).first()).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(asked.some((query) => query.includes('cursor=96'))).toBe(true);

  await page.getByRole('searchbox', { name: 'Search products' }).fill('copy 1199');
  await expect(count('1 item')).toBeVisible();
  await expect(page).toHaveURL(/q=copy\+1199/);
  expect(asked.at(-1)).toContain('q=copy+1199');
  await page.reload();
  await expect(count('1 item')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Copy 1199 / })).toBeVisible();
});
