import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';
import { ratesBySetting } from '../../modules/tax-rate/rate-of-hsn.ts';
import { CONTENT_DIR } from '../../testing/content-dir.ts';
import { LEDGER_BAG, LEDGER_PACK } from '../../testing/money/money-ledger.ts';
import { anySequence, playSequence } from '../../testing/money/play-sequence.ts';
import { reconcileTax } from '../../testing/money/reconcile-tax.ts';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const SEQUENCES = 60;
const WITHIN_MS = 300_000;

describe('the ledger of money where goods bear the rates of their HSN codes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    for (const variantId of [LEDGER_PACK, LEDGER_BAG]) {
      await database.db
        .update(productVariants)
        .set({ stock: 100_000 })
        .where(eq(productVariants.id, variantId));
    }
  });
  afterAll(() => database.drop());

  it.each([
    { mode: 'hsn', prices: 'exclusive' },
    { mode: 'hsn', prices: 'inclusive' },
    { mode: 'flat18', prices: 'inclusive' },
  ] as const)(
    `reconciles tax, rate by rate, and money to the paisa after ${SEQUENCES} sequences: $mode, $prices`,
    {
      timeout: WITHIN_MS,
    },
    async (tax) => {
      const rates = ratesBySetting(await readHsnRates(CONTENT_DIR))(tax);
      const [ofPacks, ofBags] = tax.mode === 'hsn' ? [500, 1_800] : [1_800, 1_800];
      // So that a run in which nothing came back, or no order had two rates, is noticed.
      const seen = { back: 0, mixed: 0 };
      const sequences = anySequence({ packs: 3, bags: 2, cardPaise: 150_000 });
      const property = fc.asyncProperty(sequences, async (sequence) => {
        const { orderId, others, back } = await playSequence(database, sequence, rates, 'every step');
        for (const id of [orderId, ...others]) await reconcileTax(database.db, id);
        const order = await findOrderById(database.db, orderId);
        const isMixed = sequence.bags > 0;
        expect(order?.lines.map(({ gstBasisPoints }) => gstBasisPoints)).toEqual(
          isMixed ? [ofPacks, ofBags] : [ofPacks],
        );
        expect(order).toMatchObject({
          prices: tax.prices,
          gstBasisPoints: tax.mode === 'hsn' ? null : 1_800,
        });
        seen.back += back;
        seen.mixed += isMixed ? 1 : 0;
      });
      await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true });
      expect(Math.min(seen.back, seen.mixed)).toBeGreaterThan(0);
    },
  );
});
