import { shopperActor } from '@ilaneer/domain/actor/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../../../testing/money/held-rows.ts';
import {
  earnInLedger,
  LEDGER_PACK,
  type MoneyLedger,
  openLedger,
  placeInLedger,
  takeStep,
} from '../../../testing/money/money-ledger.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { requestReturn } from './request-return.ts';
import { transitionReturn } from './transition-return.ts';

describe('a return and a new order that want the same coins, gift card and goods', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([
    { transition: 'refund', reference: null },
    { transition: 'exchange', goods: [], reference: null },
  ] as const)('never wait for each other in a circle: $transition', async (step) => {
    const ledger = await openLedger(database, { cardPaise: 5_000 });
    await earnInLedger(ledger);
    const which = await approvedReturn(ledger);
    // Holds the coins, about to take card and goods.
    const coins = await hold(
      database.url,
      'select id from coin_lots where user_id = $1 order by id for no key update',
      [ledger.userId],
    );
    const refunded = transitionReturn(ledger.env, TEST_STAFF, { ...which, ...step });
    await coins.untilReached();
    await database.pool.query('select id from gift_cards where id = $1 for no key update nowait', [
      ledger.card?.id,
    ]);
    await database.pool.query('select id from product_variants where id = $1 for no key update nowait', [
      LEDGER_PACK,
    ]);
    await coins.release();
    expect(await refunded).toMatchObject({ ok: true });
  });
});

async function approvedReturn(ledger: MoneyLedger) {
  const { env, userId, card } = ledger;
  const orderId = await placeInLedger(ledger, 'prepaid', { quantity: 2, coins: 10, card, couponCode: null });
  await takeStep(ledger, orderId, { do: 'pay', method: 'card' });
  await takeStep(ledger, orderId, { do: 'approve', attempt: 0 });
  await takeStep(ledger, orderId, { do: 'hear', attempt: 0 });
  await takeStep(ledger, orderId, { do: 'go all the way' });
  const asked = await requestReturn(
    { ...env, catalogue: { current: async () => ({ find: async () => new Map() }) }, keys: TEST_KEYS },
    shopperActor(userId),
    {
      orderId,
      lines: [{ position: 1, quantity: 1, reason: 'damaged' }],
      note: '',
      remedy: 'replacement',
      payout: null,
    },
  );
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const which = { orderNumber: orderId, returnNumber: asked.value.request.number };
  await transitionReturn(env, TEST_STAFF, { ...which, transition: 'approve' });
  return which;
}
