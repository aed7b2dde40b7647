import { type LargeShop, startLargeShop } from '../support/large-shop.ts';
import { expect, test } from '../support/shop-test.ts';

// A shop with more products than a browser gets at once has pages of them.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let shop: LargeShop;
test.beforeAll(async () => {
  shop = await startLargeShop();
});
test.afterAll(() => shop?.stop());

const AT_ONCE = 8;

test('whoever follows links without scripts reaches every one of many products', async ({ request }) => {
  const seen = new Set(['/']);
  const waiting = [...seen];
  while (waiting.length > 0) {
    const pages = waiting.splice(0, AT_ONCE).map(async (address) => {
      const reply = await request.get(shop.url + address, { headers: { accept: 'text/html' } });
      expect(reply.status(), address).toBe(200);
      return reply.text();
    });
    for (const html of await Promise.all(pages)) {
      for (const [, link = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)) {
        if (link.startsWith('/api/') || seen.has(link)) continue;
        seen.add(link);
        // A product's page leads to nothing that lists do not lead to.
        if (!link.startsWith('/Product-page/copy-')) waiting.push(link);
      }
    }
  }
  const { products }: { products: { id: string }[] } = await (
    await request.get(`${shop.url}/api/getAllProducts`)
  ).json();
  expect(products.length).toBeGreaterThan(500);
  expect(products.filter(({ id }) => !seen.has(`/Product-page/${id}`))).toEqual([]);
});

test('a product among many is searched for, filtered and opened', async ({ page }) => {
  await page.goto(`${shop.url}/products`);
  await expect.poll(() => page.evaluate('window.earlyActs === undefined')).toBe(true);
  await page.getByRole('searchbox', { name: 'Search products' }).fill('copied tote 517');
  await expect(page.locator('main h3')).toHaveText(['Copied tote 517']);
  await page.getByRole('link', { name: 'Copied tote 517' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copied tote 517');
  await page.goBack();
  await expect(page.locator('main h3')).toHaveText(['Copied tote 517']);
});
