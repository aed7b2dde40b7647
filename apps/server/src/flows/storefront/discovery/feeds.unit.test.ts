import { text } from 'node:stream/consumers';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import type { HeadDeps } from '../shop-page.ts';
import { anArticle, aProduct, aVariant } from '../testing/views.ts';
import { wellFormed } from '../testing/well-formed.ts';
import { blogFeedOf } from './blog-feed.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';
import { robotsOf } from './robots.ts';
import { sitemapOf } from './sitemap.ts';

const SHOP = 'https://shop.example.in';
const DEPS: HeadDeps = {
  brand: TEST_BRAND,
  delivery: FIRST_DELIVERY,
  config: { mode: 'sandbox', publicUrl: SHOP, roundsCash: false },
};

const shirt = aProduct({
  name: 'Shirt "Coast" & <Sea>',
  variants: [
    { name: 'Colour', values: ['Blue'] },
    { name: 'Size', values: ['M', 'L'] },
  ],
  variantCombinations: [
    aVariant({ variantId: 'v1', variants: { Colour: 'Blue', Size: 'M' }, color: 'Blue', originalPrice: 120 }),
    aVariant({ variantId: 'v2', variants: { Colour: 'Blue', Size: 'L' }, color: 'Blue', quantity: 0 }),
  ],
});
const water = aProduct({
  id: 'water',
  name: 'Water',
  variantCombinations: [
    aVariant({ variantId: 'w', price: 600, mrp: 800, netQuantity: { count: 12, amount: 200, unit: 'ml' } }),
  ],
});

describe('the feed for Google', () => {
  it('has an item a variant, at what it costs with GST', async () => {
    const seen = wellFormed(await text(googleFeed(DEPS, [shirt, water])));
    const texts = (name: string) => seen.filter((one) => one.name === name).map(({ text }) => text);
    expect(texts('g:id')).toEqual(['v1', 'v2', 'w']);
    expect(texts('g:item_group_id')).toEqual(['shirt', 'shirt']);
    expect(texts('title').slice(1)).toEqual([
      'Shirt "Coast" & <Sea>, Blue, M',
      'Shirt "Coast" & <Sea>, Blue, L',
      'Water',
    ]);
    expect(texts('link').slice(1)).toEqual([
      `${SHOP}/Product-page/shirt?variant=v1`,
      `${SHOP}/Product-page/shirt?variant=v2`,
      `${SHOP}/Product-page/water?variant=w`,
    ]);
    expect(texts('g:image_link')[0]).toBe(`${SHOP}/previews/product/shirt/v1.png`);
    expect(texts('g:availability')).toEqual(['in_stock', 'out_of_stock', 'in_stock']);
    expect(texts('g:price')).toEqual([
      '141.60 INR',
      '40.00 INR',
      '118.00 INR',
      '40.00 INR',
      '708.00 INR',
      '0.00 INR',
    ]);
    expect(texts('g:sale_price')).toEqual(['118.00 INR']);
    expect(texts('g:maximum_retail_price')).toEqual(['150.00 INR', '150.00 INR', '800.00 INR']);
    expect(texts('g:unit_pricing_measure')).toEqual(['2400 ml']);
    expect(texts('g:unit_pricing_base_measure')).toEqual(['1 l']);
    expect(new Set(texts('g:identifier_exists'))).toEqual(new Set(['no']));
  });
});

describe('the feed for Meta', () => {
  it('has a line a variant, with quotes where CSV needs them', async () => {
    const [head, first, second, ...rest] = (await text(metaFeed(DEPS, [shirt, water]))).split('\r\n');
    expect(head).toMatch(
      /^id,title,description,availability,condition,price,link,image_link,brand,gtin,sale_price,/,
    );
    expect(first).toMatch(
      /^v1,"Shirt ""Coast"" & <Sea>, Blue, M",A shirt of light cotton\.,in stock,new,141\.60 INR,/,
    );
    expect(first).toMatch(/,118\.00 INR,shirt,Shirts,Blue,M,3$/);
    expect(second).toContain(',out of stock,new,118.00 INR,');
    expect(rest).toHaveLength(2);
  });
});

describe('the feed of the blog', () => {
  it('has whole articles, whose links work away from the shop', () => {
    const seen = wellFormed(blogFeedOf(DEPS, [anArticle()]));
    const textOf = (name: string) => seen.findLast((one) => one.name === name)?.text;
    expect(textOf('title')).toBe('Coir & rope');
    expect(textOf('link')).toBe(`${SHOP}/blog-details/coir`);
    expect(textOf('pubDate')).toBe('Mon, 25 May 2026 00:00:00 GMT');
    expect(textOf('content:encoded')).toContain(`<a href="${SHOP}/#/contact-us">`);
    expect(textOf('content:encoded')).toContain(`src="${SHOP}/pictures/art/rope.svg"`);
  });
});

describe('the sitemap', () => {
  const findable = {
    products: [shirt, water],
    articles: [anArticle()],
    questions: [],
    pages: [],
    sitePages: new Map(),
    empty: ['/about-us', '/process'],
  };

  it('has every page once, with the day of its last change', () => {
    const { first, parts } = sitemapOf(SHOP, findable);
    const seen = wellFormed(first);
    const places = seen.filter(({ name }) => name === 'loc').map(({ text }) => text);
    expect(parts).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain(`${SHOP}/`);
    expect(places).toContain(`${SHOP}/Product-page/water`);
    expect(places).toContain(`${SHOP}/blog-details/coir`);
    expect(seen.find(({ text }) => text.startsWith(`${SHOP}/blog-details/coir`))?.name).toBe('url');
    expect(seen.findLast(({ name }) => name === 'lastmod')?.text).toBe('2026-05-25T00:00:00.000Z');
  });

  it('is cut into files when it grows too long for one', () => {
    const { first, parts } = sitemapOf(SHOP, findable, 4);
    const listed = wellFormed(first).filter(({ name }) => name === 'loc');
    expect(listed.map(({ text }) => text)).toEqual([1, 2, 3].map((part) => `${SHOP}/sitemap/${part}.xml`));
    const counts = parts.map((part) => wellFormed(part).filter(({ name }) => name === 'url').length);
    expect(counts).toEqual([4, 4, 2]);
  });
});

it('names private paths and the sitemap for crawlers', () => {
  const robots = robotsOf(SHOP);
  expect(robots).toContain('Disallow: /api/\n');
  expect(robots).not.toMatch(/Disallow: \/(pictures|previews|assets)?\n/);
  expect(robots).toContain(`Sitemap: ${SHOP}/sitemap.xml\n`);
  const hidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const { first } = sitemapOf(SHOP, {
    products: [shirt],
    articles: [anArticle()],
    questions: [],
    pages: [],
    sitePages: new Map(),
    empty: [],
  });
  for (const { name, text } of wellFormed(first)) {
    if (name === 'loc') expect(hidden.filter((path) => text.startsWith(`${SHOP}${path}`))).toEqual([]);
  }
});
