import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addCoverage, type Coverage, expectCovered } from '../../../testing/money/coverage.ts';
import { expectCountedSales } from '../../../testing/money/expect-counted-sales.ts';
import { daysOfBooks, expectOpenItemsTie } from '../../../testing/money/expect-open-items.ts';
import { expectValuedStock } from '../../../testing/money/expect-valued-stock.ts';
import { LEDGER_STOCK, openLedgerDatabase } from '../../../testing/money/ledger-database.ts';
import { lives, reportLives, timeFor } from '../../../testing/money/lives.ts';
import { LEDGER_PACK, openLedger, placeInLedger, takeStep } from '../../../testing/money/money-ledger.ts';
import { anySequence, playSequence, STEP_NAMES, STEPS } from '../../../testing/money/play-sequence.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { listPayments } from '../../modules/payment/attempts/repository.ts';
import { askGateway } from './reconcile-payments.ts';

const SEQUENCES = lives(100);
// Parallel, with own databases: lives move their clocks by weeks, and expiry looks at all orders.
const ABREAST = 4;
// Comparison covers the whole database.
const IN_A_DATABASE = 250;

describe('the ledger of money', () => {
  it(`reconciles to the paisa, the coin and the unit after ${SEQUENCES} sequences of ${STEPS} steps`, {
    timeout: timeFor(SEQUENCES),
  }, async () => {
    // Detects runs without returns or staff actions.
    const seen = {
      ...{ lives: 0, sold: 0, back: 0, exchanges: 0, goodwill: 0, changes: 0, rounded: 0 },
      ...{ split: 0, undelivered: 0 },
    };
    const coverage: Coverage = new Map();
    const sequences = anySequence({ packs: 5, bags: 0, cardPaise: 250_000 });
    const playInADatabase = async (numRuns: number) => {
      const database = await openLedgerDatabase();
      let sold = 0;
      const property = fc.asyncProperty(sequences, async (sequence) => {
        const units = await playSequence(database, sequence);
        sold += units.sold;
        seen.lives += 1;
        seen.sold += units.sold;
        seen.back += units.back;
        seen.exchanges += units.seen.exchanges;
        seen.goodwill += units.seen.goodwill;
        seen.changes += units.seen.changes;
        seen.split += units.seen.split;
        seen.undelivered += units.seen.undelivered;
        addCoverage(coverage, units.seen.happened);
        const order = await findOrderById(database.db, units.orderId);
        seen.rounded += order?.cashRoundOffPaise === 0 ? 0 : 1;
      });
      try {
        await fc.assert(property, { numRuns, endOnFailure: true });
        await expectOpenItemsTie(database.db, [null, ...(await daysOfBooks(database.db))]);
        await expectValuedStock(database.db);
        await expectCountedSales(database.db);
        const [row] = await database.db
          .select({ stock: productVariants.stock })
          .from(productVariants)
          .where(eq(productVariants.id, LEDGER_PACK));
        expect(row?.stock).toBe(LEDGER_STOCK - sold);
      } finally {
        await database.drop();
      }
    };
    const playAll = async () => {
      for (let left = Math.ceil(SEQUENCES / ABREAST); left > 0; left -= IN_A_DATABASE) {
        await playInADatabase(Math.min(left, IN_A_DATABASE));
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, playAll));
    reportLives('flat18, exclusive', { ...seen, ...Object.fromEntries(coverage) });
    expect(seen.lives).toBeGreaterThanOrEqual(SEQUENCES);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    expectCovered(coverage, STEP_NAMES, SEQUENCES);
  });

  it('is undone as a whole when a step breaks half-way', async () => {
    const database = await openLedgerDatabase();
    onTestFinished(() => database.drop());
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
