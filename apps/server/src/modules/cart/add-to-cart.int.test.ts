import { shopperActor } from '@ilaneer/domain/actor/actor';
import { addLine } from '@ilaneer/domain/cart/line-quantity';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { cartLines } from '../../db/schema/cart/cart.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import type { CatalogueCache } from '../catalogue/catalogue.ts';
import { ratesNow } from '../tax-rate/tax-rate.ts';
import { addToCart } from './add-to-cart.ts';
import { findLines } from './repository.ts';
import { addUnits } from './units-repository.ts';

const productId = 'tender-coconut-water-pack';
const variantId = `${productId}_V01`;
const OTHER = `${productId}_V02`;
const now = () => new Date('2026-11-22T10:00:00Z');

const rate = (hsn: string, from: string) => ({ hsn, from, basisPoints: 1_200, above: null });
const anyRates = fc.constantFrom<HsnRates | null>(
  null,
  [rate('2202', '2017-07-01'), rate('2009', '2017-07-01')],
  [rate('2', '2026-11-23')],
  [rate('0801', '2017-07-01')],
);

describe('adding to the cart', () => {
  let shop: TestShop;
  let userId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    ({ userId } = await shop.newShopper());
  });
  afterAll(() => shop.close());

  /** As for large catalogues. */
  const manyProducts = (): CatalogueCache => ({
    ...shop.deps.catalogue,
    current: async () => ({ ...(await shop.deps.catalogue.current()), words: new Map() }),
  });

  const prepare = async ({ stock, inCart, isProductActive, isVariantActive, hasOther }: Situation) => {
    const { db } = shop;
    await db.update(products).set({ active: isProductActive }).where(eq(products.id, productId));
    await db
      .update(productVariants)
      .set({ stock, active: isVariantActive })
      .where(eq(productVariants.id, variantId));
    await db.delete(cartLines).where(eq(cartLines.userId, userId));
    const line = (id: string, quantity: number, minute: number) => {
      const at = new Date(Date.UTC(2026, 10, 1, 0, minute));
      return { userId, variantId: id, quantity, createdAt: at, updatedAt: at };
    };
    const lines = [
      ...(hasOther ? [line(OTHER, 3, 1)] : []),
      ...(inCart > 0 ? [line(variantId, inCart, 2)] : []),
    ];
    if (lines.length > 0) await db.insert(cartLines).values(lines);
  };

  it('in one statement does what the rule says, over any cart, stock, quantity and rates', async () => {
    await fc.assert(
      fc.asyncProperty(anySituation, async (situation) => {
        await prepare(situation);
        const { stock, inCart, quantity, hsnRates, isProductActive, isVariantActive, hasOther, isLarge } =
          situation;
        const [goods] = await shop.db
          .select({ hsnCode: products.hsnCode })
          .from(products)
          .where(eq(products.id, productId));
        const isTaxed = ratesNow({ hsnRates: () => hsnRates, now })(goods?.hsnCode ?? '') !== null;
        const decided = addLine({ inCart, stock }, quantity);
        const isExpected = isProductActive && isVariantActive && isTaxed && decided.ok;
        const catalogue = isLarge ? manyProducts() : shop.deps.catalogue;
        const deps = { db: shop.db, now, hsnRates: () => hsnRates, catalogue };
        const added = await addToCart(deps, shopperActor(userId), { productId, variantId, quantity });
        expect(added.ok).toBe(isExpected);
        const stored = await findLines(shop.db, userId);
        const others = hasOther ? [[OTHER, 3]] : [];
        const own = isExpected ? inCart + quantity : inCart;
        expect(stored.map((line) => [line.variantId, line.quantity])).toEqual(
          own > 0 ? [...others, [variantId, own]] : others,
        );
        // The reply equals the stored cart.
        if (added.ok) expect(added.value).toEqual(stored);
      }),
      { numRuns: 150, examples: EDGES },
    );
  });

  it('replies with the new names of renamed or moved goods, once the catalogue is refreshed', async () => {
    await prepare({ ...ORDINARY, hasOther: true });
    await shop.db
      .update(products)
      .set({ name: 'Renamed', categoryId: 'tote-bags' })
      .where(eq(products.id, productId));
    const deps = { db: shop.db, now, hsnRates: () => null, catalogue: shop.deps.catalogue };
    // As announced.
    shop.deps.catalogue.markStale();
    const added = await addToCart(deps, shopperActor(userId), { productId, variantId, quantity: 1 });
    expect(added).toEqual({ ok: true, value: await findLines(shop.db, userId) });
    expect(added).toMatchObject({
      value: [{ name: 'Renamed', categoryId: 'tote-bags' }, { name: 'Renamed' }],
    });
  });

  it('of many at once lets in exactly what the stock allows, and tells each shopper of their own cart', async () => {
    const others = [await shop.newShopper(), await shop.newShopper()].map((one) => one.userId);
    const userIds = [userId, ...others];
    const race = fc.record({
      stock: fc.integer({ min: 0, max: 60 }),
      wishes: fc.array(
        fc.record({ who: fc.constantFrom(...userIds), quantity: fc.integer({ min: 1, max: 20 }) }),
        { minLength: 2, maxLength: 12 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(race, async ({ stock, wishes }) => {
        await prepare({ ...ORDINARY, stock });
        await shop.db.delete(cartLines).where(inArray(cartLines.userId, others));
        const deps = { db: shop.db, now, hsnRates: () => null, catalogue: shop.deps.catalogue };
        const outcomes = await Promise.all(
          wishes.map(async ({ who, quantity }) => {
            const wish = { productId, variantId, quantity };
            return { who, quantity, added: await addToCart(deps, shopperActor(who), wish) };
          }),
        );
        for (const id of userIds) {
          let inCart = 0;
          for (const { who, quantity, added } of outcomes) {
            if (who !== id || !added.ok) continue;
            inCart += quantity;
            expect(added.value).toMatchObject([{ variantId, quantity: inCart }]);
          }
          const stored = await findLines(shop.db, id);
          expect(stored.map((line) => line.quantity)).toEqual(inCart > 0 ? [inCart] : []);
          expect(inCart).toBeLessThanOrEqual(Math.min(stock, 50));
          for (const { who, quantity, added } of outcomes) {
            if (who === id && !added.ok) expect(addLine({ inCart, stock }, quantity).ok).toBe(false);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of a variant that belongs to another product changes nothing', async () => {
    await prepare(ORDINARY);
    const elsewhere = { userId, productId: 'pooram-cap', variantId, quantity: 1 };
    expect(await addUnits(shop.db, [elsewhere], { at: now(), ratedCodes: null })).toEqual(new Map());
    expect(await findLines(shop.db, userId)).toEqual([]);
  });
});

type Situation = {
  readonly stock: number;
  readonly inCart: number;
  readonly quantity: number;
  readonly hsnRates: HsnRates | null;
  readonly isProductActive: boolean;
  readonly isVariantActive: boolean;
  readonly hasOther: boolean;
  readonly isLarge: boolean;
};

const mostlyYes = fc.constantFrom(true, true, true, true, false);

const anySituation: fc.Arbitrary<Situation> = fc.record({
  stock: fc.integer({ min: 0, max: 70 }),
  inCart: fc.integer({ min: 0, max: 50 }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 70 }), fc.constant(1_000_000)),
  hsnRates: anyRates,
  isProductActive: mostlyYes,
  isVariantActive: mostlyYes,
  hasOther: fc.boolean(),
  isLarge: fc.boolean(),
});

const ORDINARY: Situation = {
  stock: 10,
  inCart: 0,
  quantity: 1,
  hsnRates: null,
  isProductActive: true,
  isVariantActive: true,
  hasOther: false,
  isLarge: false,
};

/** At and above the limits of stock and line. */
const EDGES: [Situation][] = [
  [{ ...ORDINARY, quantity: 10 }],
  [{ ...ORDINARY, quantity: 11 }],
  [{ ...ORDINARY, inCart: 4, quantity: 6 }],
  [{ ...ORDINARY, inCart: 4, quantity: 7 }],
  [{ ...ORDINARY, stock: 70, quantity: 50 }],
  [{ ...ORDINARY, stock: 70, inCart: 49, quantity: 1 }],
  [{ ...ORDINARY, stock: 70, inCart: 49, quantity: 2 }],
  [{ ...ORDINARY, stock: 0 }],
  [{ ...ORDINARY, stock: 2, inCart: 5 }],
];
