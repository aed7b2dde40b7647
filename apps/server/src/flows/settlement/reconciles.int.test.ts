import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { listPayments } from '../../modules/payment/attempts/repository.ts';
import { LEDGER_PACK, openLedger, placeInLedger, takeStep } from '../../testing/money/money-ledger.ts';
import { anySequence, playSequence, STEPS } from '../../testing/money/play-sequence.ts';
import { cloneTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { askGateway } from './poll-payments.ts';

const STOCK = 1_000_000;
const SEQUENCES = 1_000;
// At a time, each with a shopper and an order of its own.
const ABREAST = 4;
const WITHIN_MS = 900_000;

describe('the ledger of money', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
    const { db } = database;
    await db.update(productVariants).set({ stock: STOCK }).where(eq(productVariants.id, LEDGER_PACK));
  });
  afterAll(() => database.drop());

  it(`reconciles to the paisa, the coin and the unit after ${SEQUENCES} sequences of ${STEPS} steps`, {
    timeout: WITHIN_MS,
  }, async () => {
    let sold = 0;
    // So that a run in which nothing came back is noticed.
    let back = 0;
    const sequences = anySequence({ packs: 5, bags: 0, cardPaise: 250_000 });
    const property = fc.asyncProperty(sequences, async (sequence) => {
      const units = await playSequence(database, sequence);
      sold += units.sold;
      back += units.back;
    });
    const runs = { numRuns: SEQUENCES / ABREAST, endOnFailure: true };
    await Promise.all(Array.from({ length: ABREAST }, () => fc.assert(property, runs)));
    const [row] = await database.db
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(eq(productVariants.id, LEDGER_PACK));
    expect(row?.stock).toBe(STOCK - sold);
    expect(back).toBeGreaterThan(0);
  });

  it('is undone as a whole when a step breaks half-way', async () => {
    const ledger = await openLedger(database);
    const orderId = await placeInLedger(ledger, 'prepaid', {
      quantity: 1,
      coins: 0,
      card: null,
      couponCode: null,
    });
    await takeStep(ledger, orderId, { do: 'pay', method: 'card' });
    await takeStep(ledger, orderId, { do: 'approve', attempt: 0 });
    const [attempt] = await listPayments(ledger.env.db, [orderId]);
    if (attempt === undefined) throw new Error('no attempt');
    const broken = {
      ...ledger.env,
      jobs: {
        enqueue: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(askGateway(broken, attempt)).rejects.toThrow('killed');
    expect(await findOrderById(ledger.env.db, orderId)).toMatchObject({ status: 'pending' });
    await askGateway(ledger.env, attempt);
    expect(await findOrderById(ledger.env.db, orderId)).toMatchObject({ status: 'placed' });
  });
});
