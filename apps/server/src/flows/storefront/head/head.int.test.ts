import { NO_FILTER } from '@ilaneer/domain/catalogue/filter-products';
import { rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { sitePath } from '@ilaneer/domain/page/site-page';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { articleAddress, productPath } from '@ilaneer/domain/storefront/plain-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../../testing/content-dir.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { readHsnRates } from '../../../modules/tax-rate/tax-rate.ts';
import { offerFigures } from '../offer-figures.ts';
import type { ShopPage } from '../shop-page.ts';
import { requiredProblems } from '../testing/required-fields.ts';
import { headOf } from './head-of-page.ts';
import { renderHead } from './render-head.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function allPages(): Promise<readonly (readonly [string, ShopPage])[]> {
  const products = (await shop.deps.catalogue.current()).products ?? [];
  const { blogPosts, faqCategories, pages, sitePages } = await shop.deps.content.current();
  return [
    ['/', { kind: 'home' }],
    [
      '/products',
      { kind: 'products', products, filter: NO_FILTER, page: 1, total: products.length, categories: [] },
    ],
    ['/blogs', { kind: 'articles', articles: blogPosts.slice(0, 6), page: 1 }],
    ['/blogs?page=2', { kind: 'articles', articles: blogPosts.slice(6, 12), page: 2 }],
    ['/Faq', { kind: 'questions', categories: faqCategories }],
    ['/contact-us', { kind: 'contact' }],
    ...pages.map((page) => [`/${page.slug}`, { kind: 'text', page, path: `/${page.slug}` }] as const),
    ...['about-us', 'process'].flatMap((slug) => {
      const page = sitePages.get(slug);
      const path = sitePath(slug);
      return page === undefined ? [] : [[path, { kind: 'sections', page, path }] as const];
    }),
    ...products.map((product) => [productPath(product.id), { kind: 'product', product }] as const),
    ...blogPosts.map((article) => [articleAddress(article.slug), { kind: 'article', article }] as const),
  ];
}

describe('the heads of the sample shop', () => {
  it('have a specific description and sound data', async () => {
    const pages = await allPages();
    const heads = pages.map(([path, page]) => headOf(shop.deps, page, path));
    for (const head of heads) {
      expect(head.description.length, head.canonical).toBeGreaterThan(20);
      expect(head.description.length, head.canonical).toBeLessThanOrEqual(160);
      expect(head.structuredData.flatMap((data) => requiredProblems(data))).toEqual([]);
      const blocks = [
        ...renderHead(head).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
      ];
      expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual(
        JSON.parse(JSON.stringify(head.structuredData)),
      );
    }
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({ canonical }) => canonical)).size).toBe(pages.length);
  });
});

describe.each([
  ['at the flat rate', null],
  ['at the rates of HSN codes', await readHsnRates(CONTENT_DIR)],
])('price and delivery %s', (_, hsnRates) => {
  it("equal the cart's charge for one piece", async () => {
    const taxed = await openTestShop(hsnRates === null ? {} : { hsnRates });
    const { token } = await taxed.newShopper();
    const products = (await taxed.deps.catalogue.current()).products ?? [];
    const offers = products.flatMap((product) =>
      product.variantCombinations
        .filter(({ quantity }) => quantity > 0)
        .slice(0, 1)
        .map((variant) => ({ productId: product.id, variantId: variant.variantId, variant })),
    );
    expect(offers.length).toBeGreaterThan(30);
    for (const { productId, variantId, variant } of offers) {
      const { price, delivery } = offerFigures(variant, FIRST_DELIVERY);
      await taxed.call('POST', '/clear-cart', { token, body: {} });
      const { body } = await taxed.call('POST', '/add-to-cart', {
        token,
        body: { productId, variantId, quantity: 1 },
      });
      expect(body.summary, variantId).toMatchObject({ total: rupeesFromPaise(sumPaise(price, delivery)) });
    }
    await taxed.close();
  });
});
