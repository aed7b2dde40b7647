import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Drawing, type DrawnShop, openDrawnShop } from '../../../../testing/drawn-shop.ts';
import type { TestShop } from '../../../../testing/test-shop.ts';

describe('pages at plain addresses', () => {
  let shop: TestShop;
  let drawing: Drawing;
  let visit: DrawnShop['visit'];
  beforeAll(async () => {
    ({ shop, drawing, visit } = await openDrawnShop());
  });
  beforeEach(() => drawing.reset());
  afterAll(() => shop.close());

  it('of filtered lists are for their readers, and those of whole lists for search engines too', async () => {
    const robots = /<meta name="robots" content="noindex, follow">/;
    for (const url of [
      '/products?category=caps',
      '/ExploreProducts?q=onam',
      '/products?sort=newest&page=2',
      // Behind the end.
      '/products?page=2',
    ]) {
      expect((await visit(url)).text).toMatch(robots);
    }
    expect((await visit('/products')).text).not.toMatch(robots);
    const { text } = await visit('/products?page=2&category=caps');
    expect(text).toContain('<meta property="og:title" content="Caps: Our Products, page 2">');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/products\?category=caps&amp;page=2">/);
  });

  it('of filtered lists hold what they are made of: the cards, those that a search finds, the categories', async () => {
    await visit('/products?q=karikku');
    const data = drawing.drawn.at(-1)?.data;
    expect(data?.cards?.total).toBeGreaterThan(10);
    expect(data?.categories?.categories.length).toBeGreaterThan(3);
    expect(data?.foundCards?.cards[0]?.id).toBe('tender-coconut-water-200ml');
    expect(data?.foundCards?.total).toBeLessThan(Number(data?.cards?.total));
  });

  it('of searches that find nothing count as such, also from the cache (CATALOGUE-51)', async () => {
    const counted = async () => {
      await shop.deps.missedSearches.flush();
      const { rows } = await shop.db.execute<{ words: string; count: number }>(
        sql`select words, count from missed_searches order by words`,
      );
      return rows.map(({ words, count }) => `${words} ${count}`);
    };
    await counted();
    await shop.db.execute(sql`delete from missed_searches`);
    for (const path of ['/products?q=kombucha', '/products?q=kombucha&color=Red', '/products?q=karikku']) {
      await visit(path);
    }
    expect(await counted()).toEqual(['kombucha 1']);
    await visit('/products?q=kombucha');
    await visit('/ExploreProducts?q=quinoa');
    expect(await counted()).toEqual(['kombucha 2', 'quinoa 1']);
    expect(
      drawing.drawn.map(({ path }) => path).filter((path) => path === '/products?q=kombucha'),
    ).toHaveLength(1);
  });

  it('of filtered lists do not drive the others out, however many are asked for', async () => {
    await visit('/Faq');
    drawing.drawn.length = 0;
    drawing.draw = async (page) => {
      drawing.drawn.push(page);
      return { head: '', html: page.path.repeat(20_000), queries: [] };
    };
    for (let number = 0; number < 30; number += 1) await visit(`/products?q=word${number}`);
    await visit('/products?q=word0');
    await visit('/Faq');
    expect(drawing.drawn).toHaveLength(31);
  });

  it('that too many wait for are left to the browser', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const works = drawing.draw;
    const asked: ReturnType<typeof visit>[] = [];
    // One after the other: together they would open twenty connections.
    for (let number = 0; number < 20; number += 1) {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      drawing.draw = async (page) => {
        begin();
        await released;
        return works(page);
      };
      const one = visit(`/products?q=rush${number}`);
      asked.push(one);
      await Promise.race([begun, one]);
    }
    drawing.draw = works;
    expect((await visit('/products?q=late')).text).toContain('<div id="root"></div>');
    release();
    for (const { status, text } of await Promise.all(asked)) {
      expect(status).toBe(200);
      expect(text).toContain('<div id="root" data-drawn>');
    }
  });
});
