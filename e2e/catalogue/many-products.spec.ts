// From Playwright itself: opens no browser.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { COPIES } from '../support/copy-products.ts';
import { type LargeShop, startLargeShop } from '../support/large-shop.ts';
import { SERVED_PAGES } from '../support/served-pages.ts';

// STOREFRONT-3 for a shop beyond the client-side limit: pages of lists, without scripts.
let shop: LargeShop;
let ids: readonly string[] = [];
let slugs: readonly string[] = [];
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  shop = await startLargeShop();
  const request = await playwright.request.newContext();
  const { products }: { products: { id: string }[] } = await (
    await request.get(`${shop.url}/api/getAllProducts`)
  ).json();
  ids = products.map(({ id }) => id);
  const { blogPosts }: { blogPosts: { slug: string }[] } = await (
    await request.get(`${shop.url}/api/get-blog-posts?view=cards`)
  ).json();
  slugs = blogPosts.map(({ slug }) => slug);
  await request.dispose();
});
test.afterAll(() => shop?.stop());

const AT_ONCE = 8;

async function read(request: APIRequestContext, address: string): Promise<string> {
  let html = '';
  // A busy shop answers 503, and a crawler comes again.
  await expect(async () => {
    const reply = await request.get(shop.url + address, { headers: { accept: 'text/html,*/*' } });
    expect(reply.status(), address).toBe(200);
    html = await reply.text();
  }).toPass({ timeout: 30_000 });
  return html;
}

test('links lead from the front page to every product, article and page', async ({ request }) => {
  test.setTimeout(300_000);
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
        // Its products link to nothing new.
        if (!to.startsWith('/Product-page/copy-')) waiting.push(to);
      }
    }
  }
  const pages = SERVED_PAGES.map(([address]) => address).filter((one) => !/privacy$|variant=/.test(one));
  const policies = ['/privacy-policy', '/refund-policy', '/shipping-policy'];
  const articles = slugs.map((slug) => `/blog-details/${slug}`);
  const products = ids.map((id) => `/Product-page/${id}`);
  expect([...pages, ...policies, ...articles, ...products].filter((address) => !seen.has(address))).toEqual(
    [],
  );
});
