import type { CartLineView, SummaryView } from '@ilaneer/contract/cart/cart';
import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { SearchHit } from '@ilaneer/contract/catalogue/search';
import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import { type PricedPiece, paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { formatRupees, paiseFromRupees } from '@ilaneer/domain/money';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';
import { headOf } from './head/head-of-page.ts';

type Prices = Readonly<Record<string, string>>;

const paid = (piece: PricedPiece) => formatRupees(paidForOne(piece));

describe.each(['on top of prices', 'inside prices'] as const)('with GST %s (PRICING-37)', (where) => {
  let shop: TestShop;
  let shopper: TestShopper;
  let charged: Prices;

  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    const inside = { hsnRates: known.map((rate) => rateIn('inclusive', rate)) };
    shop = await openTestShop(where === 'inside prices' ? inside : {});
    shopper = await shop.newShopper();
    charged = Object.fromEntries(
      await inTurn(await sold(), async ({ id, variantId }) => [variantId, await chargedFor(id, variantId)]),
    );
  });
  afterAll(() => shop.close());

  const read = async <Body>(path: string) => {
    const { status, body } = await shop.call('GET', path, { token: shopper.token });
    expect(status).toBe(200);
    return body as Body;
  };
  const products = async () => (await read<{ products: ProductView[] }>('/getAllProducts')).products;
  const sold = async () =>
    (await products()).flatMap(({ id, variantCombinations }) =>
      variantCombinations.filter(({ quantity }) => quantity > 0).map(({ variantId }) => ({ id, variantId })),
    );

  async function chargedFor(productId: string, variantId: string): Promise<string> {
    const body = { productId, variantId, quantity: 1 };
    const added = await shop.call('POST', '/add-to-cart', { token: shopper.token, body });
    expect(added.status).toBe(200);
    const { summary, cart } = added.body as { summary: SummaryView; cart: CartLineView[] };
    const goods = formatRupees(paiseFromRupees(summary.total - summary.delivery));
    expect(cart.map((line) => paid({ ...line, gst: line.productDetails.gst }))).toEqual([goods]);
    await shop.call('POST', '/clear-cart', { token: shopper.token });
    return goods;
  }

  const ofSold = (prices: readonly (readonly [string, string])[]) =>
    Object.fromEntries(prices.filter(([variantId]) => variantId in charged));

  it('every variant of lists and of product pages is told at what the cart charges for it', async () => {
    expect(Object.keys(charged).length).toBeGreaterThan(100);
    const { cards } = await read<{ cards: ProductCardView[] }>('/product-cards');
    for (const list of [cards, await products()]) {
      const told = list.flatMap(({ variantCombinations }) =>
        variantCombinations.map((variant) => [variant.variantId, paid(variant)] as const),
      );
      expect(ofSold(told)).toEqual(charged);
    }
  });

  it('a product itself, in a wishlist too, is told at what its first variant is', async () => {
    const [first] = await products();
    const body = { productId: first?.id };
    await shop.call('POST', '/add-to-wishlist', { token: shopper.token, body });
    const { wishlist } = await read<{ wishlist: WishlistItemView[] }>('/get-wishlist');
    const all = [...(await products()), ...wishlist.map(({ product }) => product)];
    const ofFirst = all.flatMap(({ variantCombinations: [variant] }) => variant ?? []);
    expect(all.map(paid)).toEqual(ofFirst.map(paid));
  });

  it('a suggestion of the search is told at what its variant is charged', async () => {
    const { hits } = await read<{ hits: SearchHit[] }>('/search?q=coconut&limit=20');
    expect(hits.length).toBeGreaterThan(5);
    const all = await products();
    for (const hit of hits) {
      const variants = all.find(({ id }) => id === hit.productId)?.variantCombinations ?? [];
      const its = variants.find(({ variantId, price }) =>
        hit.variantId === null ? price === hit.priceFrom : variantId === hit.variantId,
      );
      expect(paid({ ...hit, price: hit.priceFrom })).toBe(its && paid(its));
    }
  });

  it('feeds and pages name it to machines', async () => {
    const text = async (url: string) => (await shop.app.inject({ url })).body;
    const google = (await text('/feeds/google.xml')).split('<item>').slice(1);
    const element = (item: string, name: string) =>
      new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];
    const inGoogle = google.map((item) => {
      const amount = element(item, 'sale_price') ?? element(item, 'price');
      return [String(element(item, 'id')), rupeesOf(amount)] as const;
    });
    expect(ofSold(inGoogle)).toEqual(charged);

    const [names = '', ...rows] = (await text('/feeds/meta.csv')).trim().split('\r\n');
    const columns = names.split(',');
    const inMeta = rows.map((row) => {
      const cells = cellsOf(row);
      const cell = (name: string) => cells[columns.indexOf(name)];
      return [String(cell('id')), rupeesOf(cell('sale_price') || cell('price'))] as const;
    });
    expect(ofSold(inMeta)).toEqual(charged);

    for (const product of await products()) {
      const { structuredData } = headOf(shop.deps, { kind: 'product', product }, productPath(product.id));
      const page = JSON.stringify(structuredData);
      const offered = [...page.matchAll(/"@type":"Offer","url":"[^"]*","price":([\d.]+)/g)].map(([, price]) =>
        rupeesOf(price),
      );
      expect(offered).toEqual(product.variantCombinations.map(paid));
    }
  });
});

async function inTurn<In, Out>(list: readonly In[], map: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (const one of list) done.push(await map(one));
  return done;
}

/** '336.30 INR' as ₹336.30. */
function rupeesOf(amount: string | undefined): string {
  return formatRupees(paiseFromRupees(Number.parseFloat(amount ?? '')));
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}
