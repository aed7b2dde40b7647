// Of Playwright itself: no browser is opened here.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { COPIES } from '../support/copy-products.ts';
import { type LargeShop, startLargeShop } from '../support/large-shop.ts';

// STOREFRONT-3 for a shop with more products than a browser gets at once: its lists have pages, and nothing runs a script.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let shop: LargeShop;
let ids: readonly string[] = [];
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  shop = await startLargeShop();
  const request = await playwright.request.newContext();
  const { products }: { products: { id: string }[] } = await (
    await request.get(`${shop.url}/api/getAllProducts`)
  ).json();
  ids = products.map(({ id }) => id);
  await request.dispose();
});
test.afterAll(() => shop?.stop());

const AT_ONCE = 8;

async function read(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.get(shop.url + address, { headers: { accept: 'text/html,*/*' } });
  expect(reply.status(), address).toBe(200);
  return reply.text();
}

test('whoever follows links from the front page reaches every one of many products', async ({ request }) => {
  expect(ids.length).toBeGreaterThan(COPIES);
  const seen = new Set(['/']);
  const waiting = [...seen];
  while (waiting.length > 0) {
    const pages = waiting
      .splice(0, AT_ONCE)
      .map(async (address) => ({ address, html: await read(request, address) }));
    for (const { address, html } of await Promise.all(pages)) {
      expect(html, `${address} is drawn before it is sent`).toContain('<main');
      for (const [, link = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)) {
        const to = link.replaceAll('&amp;', '&');
        if (to.startsWith('/api/') || seen.has(to)) continue;
        seen.add(to);
        // A product's page leads to nothing that lists do not lead to.
        if (!to.startsWith('/Product-page/copy-')) waiting.push(to);
      }
    }
  }
  expect(ids.filter((id) => !seen.has(`/Product-page/${id}`))).toEqual([]);
});

test('sitemap and feeds hold every one of many products', async ({ request }) => {
  const index = await read(request, '/sitemap.xml');
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const sitemap = (await Promise.all(files.map((path) => read(request, path)))).join('');
  const feeds = [await read(request, '/feeds/google.xml'), await read(request, '/feeds/meta.csv')];
  for (const text of [sitemap, ...feeds]) {
    const named = new Set([...text.matchAll(/\/Product-page\/([\w-]+)/g)].map(([, id]) => id));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  }
});
