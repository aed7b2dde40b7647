import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { products, productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { checkProducts } from '../../tax-rate/tax-rate.ts';
import { listActiveIds, productBatches } from '../catalogue.ts';

const PRODUCT = 'market-tote';

const words = fc.string({ unit: 'binary', maxLength: 30 });
const odd = fc.oneof(
  words,
  fc.constantFrom('', ' ', '<script>', '{"a":1}', '\u0000', 'India', '0', 'null', '🥥'),
);
const firm = fc.option(fc.record({ name: odd, address: odd }));
const rows = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });

const all = fc.record({
  name: odd,
  description: odd,
  categoryId: fc.constantFrom('tote-bags', 'water-packs', 'nowhere'),
  hsnCode: fc.constantFrom('4202', '99999999', '0000', 'x'),
  features: rows(odd),
  offers: rows(odd),
  allergens: rows(odd),
  nutrition: rows(fc.record({ name: odd, per100: odd })),
  volumes: rows(odd),
  weight: odd,
  genericName: odd,
  countryOfOrigin: odd,
  maker: firm,
  packer: firm,
  importer: firm,
  dietType: fc.option(fc.constantFrom('Veg', 'Egg', 'Fruit')),
  fssai: fc.option(fc.constantFrom('10000000000000', '1')),
  shelfLifeDays: fc.option(fc.integer({ min: -1, max: 20_000 })),
  pictures: rows(
    fc.record({ file: fc.constantFrom('products/cap-yellow.svg', 'nothing.svg', '../x'), alt: odd }),
  ),
  options: rows(fc.record({ name: odd, values: rows(odd) })),
  merchandise: fc.boolean(),
  returnable: fc.boolean(),
});
const fields = fc
  .tuple(all, fc.array(fc.nat(25), { minLength: 1, maxLength: 3 }))
  .map(([typed, places]) => Object.fromEntries(Object.entries(typed).filter((_, at) => places.includes(at))));

/** Variants: how many remain, which are sold. */
const variants = fc.option(
  fc.record({ left: fc.nat(5), active: fc.boolean(), grams: fc.constantFrom(null, 1, 0) }),
);
const state = fc.constantFrom('published', 'draft', 'archived', null);

type View = { version: number; state: string; variants: Record<string, unknown>[] };

describe('any edit of a product by staff', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['catalogue.read', 'catalogue.write']);
  });
  afterAll(() => shop.close());

  const look = async () => (await staff.call('GET', `/products/${PRODUCT}`)).body.product as View;

  it('the shop starts with it, and a cart that holds it works or says that it is gone', async () => {
    const { token } = await shop.newShopper();
    const [first] = (await look()).variants;
    const added = { productId: PRODUCT, variantId: first?.id, quantity: 1 };
    expect((await shop.call('POST', '/add-to-cart', { token, body: added })).status).toBe(200);
    let saved = 0;
    await fc.assert(
      fc.asyncProperty(fields, variants, state, async (typed, kept, next) => {
        const before = await look();
        const forms = before.variants
          .slice(0, kept?.left)
          .map(
            ({
              version: _,
              name: __,
              price: ___,
              originalPrice: ____,
              mrp: _____,
              stock: ______,
              ...form
            }) => ({
              ...form,
              active: kept?.active,
              ...(kept?.grams !== null && { shippingGrams: kept?.grams }),
            }),
          );
        const body = { ...typed, ...(kept !== null && { variants: forms }) };
        const answer = await staff.call('PATCH', `/products/${PRODUCT}`, { body, version: before.version });
        expect([200, 400, 409]).toContain(answer.status);
        if (answer.status === 200) saved += 1;
        if (next !== null) {
          const { version } = await look();
          const moved = await staff.call('POST', `/products/${PRODUCT}/state`, {
            body: { state: next },
            version,
          });
          expect([200, 400]).toContain(moved.status);
        }
        await expectOpen(shop, token);
      }),
      { numRuns: 60 },
    );
    expect(saved).toBeGreaterThan(3);
  });

  it('a product that was spoilt in the database is not sold, and stops neither a cart nor the shop', async () => {
    const { token } = await shop.newShopper();
    const rows = await shop.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, 'weekend-tote'))
      .orderBy(asc(productVariants.position));
    const body = { productId: 'weekend-tote', variantId: rows[0]?.id, quantity: 1 };
    expect(await shop.call('POST', '/add-to-cart', { token, body })).toMatchObject({ status: 200 });
    for (const spoilt of [
      { options: sql`'[7]'::jsonb` },
      { pictures: sql`'[null]'::jsonb` },
      { features: sql`'[{}]'::jsonb` },
    ]) {
      await shop.db.update(products).set(spoilt).where(eq(products.id, 'weekend-tote'));
      shop.deps.catalogue.markStale();
      expect(await shop.call('GET', '/getProduct/weekend-tote')).toMatchObject({ status: 404 });
      expect(await shop.call('GET', '/getAllProducts')).toMatchObject({ status: 200 });
      expect(await shop.call('GET', '/get-cart', { token })).toMatchObject({ status: 200 });
    }
  });
});

/** Start-up and a shopper's cart still work. */
async function expectOpen(shop: TestShop, token: string): Promise<void> {
  for await (const batch of productBatches(shop.db, await listActiveIds(shop.db))) {
    checkProducts(shop.deps, batch);
  }
  shop.deps.catalogue.markStale();
  const isShown = await shop.call('GET', `/getProduct/${PRODUCT}`);
  expect([200, 404]).toContain(isShown.status);
  expect((await shop.call('GET', '/getAllProducts')).status).toBe(200);
  const cart = await shop.call('GET', '/get-cart', { token });
  expect(cart.status).toBe(200);
}
