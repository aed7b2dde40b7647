import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productVariants } from '../../db/schema/catalogue.ts';
import { CONTENT_DIR } from '../../testing/content-dir.ts';
import {
  EARNED_COINS,
  earnInLedger,
  LEDGER_BAG,
  LEDGER_COUPON,
  LEDGER_PACK,
  ledgerStep,
  openLedger,
  placeInLedger,
  settleLedger,
  takeStep,
} from '../../testing/money-ledger.ts';
import { reconcileCoins } from '../../testing/reconcile-coins.ts';
import { reconcileMoney } from '../../testing/reconcile-money.ts';
import { reconcileTax } from '../../testing/reconcile-tax.ts';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findOrderById } from '../order/repository.ts';
import { readHsnRates } from '../tax-rate/hsn-rates-file.ts';

const SEQUENCES = 60;
const STEPS = 12;
const WITHIN_MS = 120_000;

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

  it(`reconciles tax, rate by rate, and money to the paisa after ${SEQUENCES} sequences`, {
    timeout: WITHIN_MS,
  }, async () => {
    const rates = await readHsnRates(CONTENT_DIR);
    // So that a run in which nothing came back, or no order had two rates, is noticed.
    const seen = { back: 0, mixed: 0 };
    const property = fc.asyncProperty(
      fc.constantFrom('cod' as const, 'prepaid' as const),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.oneof(fc.constant(0), fc.integer({ min: 1, max: EARNED_COINS })),
      fc.option(fc.integer({ min: 1, max: 150_000 }), { freq: 1 }),
      fc.boolean(),
      fc.array(ledgerStep, { maxLength: STEPS, size: 'max' }),
      async (how, quantity, bags, coins, cardPaise, hasCoupon, steps) => {
        const ledger = await openLedger(database, cardPaise, rates);
        if (coins > 0) await earnInLedger(ledger);
        const couponCode = hasCoupon && quantity >= LEDGER_COUPON.packs ? LEDGER_COUPON.code : null;
        const orderId = await placeInLedger(ledger, how, {
          quantity,
          bags,
          coins,
          card: ledger.card,
          couponCode,
        });
        for (const step of steps) await takeStep(ledger, orderId, step);
        await settleLedger(ledger, orderId);
        const { back } = await reconcileMoney(ledger, orderId);
        await reconcileCoins(database.db, ledger.userId, [orderId, ...ledger.others]);
        for (const id of [orderId, ...ledger.others]) await reconcileTax(database.db, id);
        const order = await findOrderById(database.db, orderId);
        expect(order?.lines.map(({ gstBasisPoints }) => gstBasisPoints)).toEqual(
          bags === 0 ? [500] : [500, 1_800],
        );
        seen.back += back;
        seen.mixed += bags > 0 ? 1 : 0;
      },
    );
    await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true });
    expect(Math.min(seen.back, seen.mixed)).toBeGreaterThan(0);
  });
});
