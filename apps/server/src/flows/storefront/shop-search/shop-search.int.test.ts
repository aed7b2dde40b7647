import { getProductCards } from '@ilaneer/contract/catalogue/product-card';
import { eq } from 'drizzle-orm';
import { Parse } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { categories, products, productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { searchSynonyms } from '../../../db/schema/catalogue/search.ts';

type Hit = { productId: string; variantId: string | null; variantHint: string; imageUrl: string };

async function search(shop: TestShop, text: string, limit = 6) {
  const { status, body } = await shop.call('GET', `/search?q=${encodeURIComponent(text)}&limit=${limit}`);
  const hits: Hit[] = Array.isArray(body.hits) ? body.hits : [];
  return { status, body, hits, ids: hits.map(({ productId }) => productId) };
}

describe('the search', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it.each([
    ['Market Tote', 'market-tote'],
    ['pooram', 'pooram-cap'],
    ['tender', 'tender-coconut-water-200ml'],
    ['COCONUT SHELL BOWL', 'coconut-shell-bowl'],
    ['virgin coconut oil', 'virgin-coconut-oil-bottle'],
    ['oil pouch', 'roasted-coconut-oil-pouch'],
    ['coconut', 'tender-coconut-water-200ml'],
    ['dotted', 'studio-dotted-notebook'],
    ['wedding', 'tender-coconut-water-pack'],
    ['pack of 48', 'tender-coconut-water-pack'],
    ['caps', 'everyday-cotton-cap'],
    ['t-shirt', 'classic-crew-t-shirt'],
    ['cocnut', 'tender-coconut-water-200ml'],
    ['tendar', 'tender-coconut-water-200ml'],
    ['tendar cocnut watr', 'tender-coconut-water-200ml'],
    ['notbook', 'pocket-notebook'],
    ['hibiscos', 'hibiscus-t-shirt'],
    ['giner', 'ginger-coconut-water-200ml'],
    ['velichenaa', 'roasted-coconut-oil-bottle'],
    ['karikkku', 'tender-coconut-water-200ml'],
    ['karikku', 'tender-coconut-water-200ml'],
    ['ilaneer', 'tender-coconut-water-200ml'],
    ['Elaneer', 'tender-coconut-water-200ml'],
    ['ഇളനീർ', 'tender-coconut-water-200ml'],
    ['ഇളനീര്\u200d', 'tender-coconut-water-200ml'],
    ['കരിക്ക്', 'tender-coconut-water-200ml'],
    ['नारियल पानी', 'tender-coconut-water-200ml'],
    ['nariyal pani', 'tender-coconut-water-200ml'],
    ['velichenna', 'roasted-coconut-oil-bottle'],
    ['വെളിച്ചെണ്ണ', 'roasted-coconut-oil-bottle'],
    ['नारियल तेल', 'roasted-coconut-oil-bottle'],
    ['nariyal tel 200ml', 'roasted-coconut-oil-bottle'],
    ['cold pressed oil', 'chekku-coconut-oil-bottle'],
    ['തേങ്ങ', 'tender-coconut-water-200ml'],
    ['tshirt', 'classic-crew-t-shirt'],
    ['tees', 'classic-crew-t-shirt'],
    ['topi', 'everyday-cotton-cap'],
    ['diary', 'pocket-notebook'],
    ['shopping bag', 'market-tote'],
    ['hamper', 'gift-box'],
  ])('finds %s', async (text, first) => {
    expect((await search(shop, text)).ids[0]).toBe(first);
  });

  it.each(['phone', 'laptop', 'asdfgh', 'pizza', 'zz'])('finds nothing for %s', async (text) => {
    expect((await search(shop, text)).body).toMatchObject({ success: true, hits: [], total: 0 });
  });

  it.each(['', '   ', '%', "' or '' --", '\\', '🥥🥥', '&|!:*()', '"', '...'])(
    'has no trouble with %j',
    async (text) => {
      expect(await search(shop, text)).toMatchObject({ status: 200, body: { success: true, hits: [] } });
    },
  );

  it.each([`/search`, `/search?q=${'a'.repeat(10_000)}`, `/search?q=${'ക'.repeat(201)}`, '/search?q=a%00b'])(
    'refuses a search of no sense (%#)',
    async (path) => {
      expect(await shop.call('GET', encodeURI(decodeURI(path)))).toMatchObject({
        status: 400,
        body: { success: false, code: 'VALIDATION_FAILED', fields: [{ field: 'q' }] },
      });
    },
  );

  it.each([
    ['1L', '1000ml', '1000 ml', '1 litre'],
    ['3x1L', '3 x 1 L'],
    ['ഇളനീർ', 'ഇളനീര്\u200d'],
    ['Virgin oil', 'Vírgin óil'],
  ])('finds the same for %s, however it is written', async (text, ...others) => {
    const expected = await search(shop, text, 20);
    expect(expected.ids.length).toBeGreaterThan(0);
    for (const other of others) {
      expect(await search(shop, other, 20)).toMatchObject({ ids: expected.ids, body: { correctedTo: null } });
    }
  });

  it.each([
    ['return policy', 'page', 'Refund Policy'],
    ['delivery', 'question', null],
    ['refunds', 'page', 'Refund Policy'],
    ['chekku', 'article', null],
  ])('has help for %s beside the products', async (text, kind, title) => {
    const { body } = await search(shop, text);
    expect(body.help).toContainEqual({
      kind,
      title: title ?? expect.any(String),
      path: expect.stringMatching(/^\//),
    });
  });

  it.each([
    'tender coconut water',
    'nariyal pani',
    'virgin',
    'red cap',
    'virgn oil',
    'cocunut',
    'notebok',
    'oil 1L',
  ])('is the beginning of the list that the same words find: %s', async (text) => {
    const { body, hits } = await search(shop, text, 20);
    const list = Parse(
      getProductCards.reply,
      (await shop.call('GET', `/product-cards?q=${encodeURIComponent(text)}`)).body,
    );
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.map(({ productId, variantId }) => ({ productId, variantId }))).toEqual(
      list.cards
        .slice(0, 20)
        .map(({ id, namedVariantId }) => ({ productId: id, variantId: namedVariantId ?? null })),
    );
    expect([body.total, body.correctedTo]).toEqual([list.total, list.correctedTo ?? null]);
  });

  it('shows how much there is, and no more than was asked for', async () => {
    const { body, ids } = await search(shop, 'coconut', 3);
    expect(ids).toHaveLength(3);
    expect(Number(body.total)).toBeGreaterThan(15);
    expect((await shop.call('GET', '/search?q=oil&limit=21')).status).toBe(400);
  });

  it('names a corrected search', async () => {
    expect((await search(shop, 'red notbook')).body).toMatchObject({ correctedTo: 'red notebook' });
    expect((await search(shop, 'notebook')).body).toMatchObject({ correctedTo: null });
  });

  it('shows the variant that is named, otherwise what there is to choose from', async () => {
    const named = (await search(shop, 'red grove notebook')).hits[0];
    expect(named).toMatchObject({ productId: 'grove-ruled-notebook', variantHint: 'Red' });
    expect(named?.imageUrl).toContain('red');
    expect((await search(shop, 'Virgin Coconut Oil, Pet Bottle')).hits[0]).toMatchObject({
      variantId: null,
      variantHint: '200 ml, 1 L',
      priceFrom: 119,
      priceTo: 449,
      gst: 18,
      availability: 'In stock',
      categoryName: 'Pet bottles',
    });
    expect((await search(shop, 'classic crew')).hits[0]).toMatchObject({
      variantHint: 'White, Black, Green',
    });
    expect((await search(shop, 'pooram')).hits[0]).toMatchObject({ variantHint: '4 colours' });
  });
});

describe('the search of a catalogue that changes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('shows goods on sale only', async () => {
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 'market-tote'));
    await shop.db
      .update(productVariants)
      .set({ active: false })
      .where(eq(productVariants.productId, 'weekend-tote'));
    expect((await search(shop, 'tote')).body).toMatchObject({ hits: [], total: 0 });
  });

  it('lists sold-out goods last among equals', async () => {
    expect((await search(shop, 'everyday pooram')).ids).toEqual([]);
    const before = (await search(shop, 'cap')).ids;
    await shop.db
      .update(productVariants)
      .set({ stock: 0 })
      .where(eq(productVariants.productId, 'everyday-cotton-cap'));
    expect(before[0]).toBe('everyday-cotton-cap');
    expect((await search(shop, 'cap')).ids[0]).not.toBe('everyday-cotton-cap');
  });

  it('follows names, options and categories', async () => {
    await shop.db.update(products).set({ name: 'Kasavu Wrap' }).where(eq(products.id, 'gift-box'));
    await shop.db.update(categories).set({ name: 'Umbrellas' }).where(eq(categories.id, 'caps'));
    await shop.db
      .update(productVariants)
      .set({ options: { Colour: 'Vermilion' } })
      .where(eq(productVariants.productId, 'coir-scrub-brush'));
    expect((await search(shop, 'kasavo wrap')).ids).toEqual(['gift-box']);
    expect((await search(shop, 'umbrella')).ids).toContain('pooram-cap');
    expect((await search(shop, 'vermilion')).ids).toEqual(['coir-scrub-brush']);
  });
});

describe('the list of synonyms', () => {
  it('can be added to', async () => {
    const shop = await openTestShop();
    await shop.db.insert(searchSynonyms).values({ term: 'thorthu', meaning: 'school drawstring' });
    expect((await search(shop, 'thorthu')).ids).toEqual(['school-drawstring-bag']);
    expect((await search(shop, 'thortu')).ids).toEqual(['school-drawstring-bag']);
    await shop.close();
  });
});

describe('a client that searches without end', () => {
  it('is asked to wait', async () => {
    const shop = await openTestShop({ rateLimits: true });
    for (let searches = 0; searches < 240; searches += 1) {
      expect((await shop.call('GET', '/search?q=%20')).status).toBe(200);
    }
    expect(await shop.call('GET', '/search?q=oil')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    await shop.close();
  });
});
