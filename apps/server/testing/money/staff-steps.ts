import { shopperActor } from '@ilaneer/domain/actor/actor';
import { paise } from '@ilaneer/domain/money';
import fc from 'fast-check';
import { transactAll } from '../../src/db/transact.ts';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfil-order.ts';
import { changeLines, previewLines, withdrawAsked } from '../../src/flows/order-desk/edit-lines.ts';
import { requestReturn } from '../../src/flows/returns/request-return.ts';
import { transitionReturn } from '../../src/flows/returns/transition-return.ts';
import { openPayment } from '../../src/flows/settlement/open-payment.ts';
import { askGateway } from '../../src/flows/settlement/reconcile-payments.ts';
import { refundableNow, refundGoodwill } from '../../src/flows/settlement/refund-goodwill.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import { decide } from '../../src/sandbox/gateway/decide.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import { TEST_KEYS } from '../test-secret.ts';
import { shipmentOf } from './courier-money.ts';
import { LEDGER_BAG, LEDGER_PACK, type MoneyLedger, takeStep } from './money-ledger.ts';

export const staffStep = fc.oneof(
  fc.record({ do: fc.constant('goodwill' as const), percent: fc.constantFrom(1, 10, 60, 100) }),
  fc.record({
    do: fc.constant('exchange goods' as const),
    quantity: fc.integer({ min: 1, max: 2 }),
    /** Chance rarely delivers first. */
    deliversFirst: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('change items' as const),
    packs: fc.integer({ min: 0, max: 5 }),
    bags: fc.integer({ min: 0, max: 2 }),
    /** Pays the surcharge, or staff withdraw it. */
    pays: fc.boolean(),
  }),
);
export type StaffStep = typeof staffStep extends fc.Arbitrary<infer One> ? One : never;

/** Impossible steps are refused. */
export async function takeStaffStep(ledger: MoneyLedger, orderId: string, one: StaffStep): Promise<void> {
  switch (one.do) {
    case 'goodwill':
      return giveGoodwill(ledger, orderId, one.percent);
    case 'exchange goods':
      if (one.deliversFirst) await takeStep(ledger, orderId, { do: 'go all the way' });
      return exchangeGoods(ledger, orderId, one.quantity);
    case 'change items':
      return changeItems(ledger, orderId, one);
  }
}

async function giveGoodwill({ env, seen }: MoneyLedger, orderId: string, percent: number): Promise<void> {
  const order = await findOrderById(env.db, orderId);
  if (order === null) return;
  const left = await transactAll(env.db, (tx) => refundableNow(tx, order));
  if (left === 0) return;
  const amount = paise(Math.ceil((left * percent) / 100));
  const give = (reference: string | null) =>
    refundGoodwill(env, TEST_STAFF, {
      ...{ orderId, version: order.version, amount, reference },
      reason: 'A bottle leaked',
    });
  // Cash only is paid by hand.
  const byItself = await give(null);
  const given = byItself.ok ? byItself : await give('UPI 2');
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  seen.goodwill += 1;
}

/** Full exchange of the first line; refunds the rest after partial refunds. */
async function exchangeGoods(ledger: MoneyLedger, orderId: string, quantity: number): Promise<void> {
  const { env, userId } = ledger;
  const catalogue = { current: async () => ({ find: async () => new Map() }) };
  const lines = [{ position: 1, quantity, reason: 'damaged' as const }];
  const request = { orderId, lines, note: '', remedy: 'replacement', payout: null } as const;
  const deps = { ...env, catalogue, keys: TEST_KEYS };
  const asked = await requestReturn(deps, shopperActor(userId), request);
  if (!asked.ok) return;
  const which = { orderNumber: orderId, returnNumber: asked.value.request.number };
  await transitionReturn(env, TEST_STAFF, { ...which, transition: 'approve' });
  const exchange = { ...which, transition: 'exchange', goods: [], reference: null } as const;
  const exchanged = await transitionReturn(env, TEST_STAFF, exchange);
  if (exchanged.ok) return sendReplacement(ledger, exchanged.value.request);
  if (exchanged.error.code !== 'EXCHANGE_REFUSED') throw new Error(JSON.stringify(exchanged.error));
  await transitionReturn(env, TEST_STAFF, { ...which, transition: 'pick-up' });
  await transitionReturn(env, TEST_STAFF, { ...which, transition: 'receive', restock: [] });
  const refund = (reference: string | null) =>
    transitionReturn(env, TEST_STAFF, { ...which, transition: 'refund', reference });
  const byItself = await refund(null);
  const refunded = byItself.ok ? byItself : await refund('UPI 3');
  if (!refunded.ok) throw new Error(JSON.stringify(refunded.error));
}

async function sendReplacement(
  { env, replacements, seen }: MoneyLedger,
  exchanged: {
    readonly exchangeOrderId: string | null;
    readonly exchangePaise: number | null;
    readonly refundPaise: number | null;
  },
): Promise<void> {
  const orderNumber = exchanged.exchangeOrderId ?? '';
  // Same goods, same price.
  if (exchanged.exchangePaise !== exchanged.refundPaise) throw new Error(JSON.stringify(exchanged));
  replacements.push(orderNumber);
  seen.exchanges += 1;
  for (const transition of ['process', 'ship', 'in-transit', 'deliver'] as const) {
    const step =
      transition === 'ship'
        ? { orderNumber, transition, ...shipmentOf(orderNumber) }
        : { orderNumber, transition };
    const moved = await fulfilOrder(env, TEST_STAFF, step);
    if (!moved.ok) throw new Error(JSON.stringify(moved.error));
  }
}

async function changeItems(
  ledger: MoneyLedger,
  orderId: string,
  { packs, bags, pays }: Extract<StaffStep, { do: 'change items' }>,
): Promise<void> {
  const { env, seen } = ledger;
  const deps = { ...env, catalogue: env.catalogue, keys: TEST_KEYS };
  const order = await findOrderById(env.db, orderId);
  if (order === null) return;
  const wishes = [
    { variantId: LEDGER_PACK, quantity: packs },
    { variantId: LEDGER_BAG, quantity: bags },
  ].map((wish) => ({
    ...wish,
    line: order.lines.find(({ variantId }) => variantId === wish.variantId),
  }));
  const wanted = {
    lines: wishes.flatMap(({ line, quantity }) =>
      line === undefined ? [] : [{ position: line.position, quantity }],
    ),
    added: wishes.flatMap(({ line, variantId, quantity }) =>
      line === undefined && quantity > 0 ? [{ variantId, quantity }] : [],
    ),
  };
  const which = { orderId, version: order.version, wanted };
  const shown = await previewLines(deps, which);
  if (!shown.ok) return;
  const changed = await changeLines(deps, TEST_STAFF, {
    ...which,
    total: shown.value.edit.figures.summary.total,
  });
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  if (changed.value.asked > 0 && !(await settleAsked(ledger, orderId, pays))) return;
  seen.changes += 1;
  if (seen.goodwill > 0) seen.changesAfterGoodwill += 1;
}

/** Paid by link or withdrawn; true if paid. */
async function settleAsked({ env, userId }: MoneyLedger, orderId: string, pays: boolean): Promise<boolean> {
  const order = await findOrderById(env.db, orderId);
  if (order === null) throw new Error('the order is gone');
  if (!pays) {
    const deps = { ...env, keys: TEST_KEYS };
    const withdrawn = await withdrawAsked(deps, TEST_STAFF, { orderId, version: order.version });
    if (!withdrawn.ok) throw new Error(JSON.stringify(withdrawn.error));
    return false;
  }
  const choice = { method: 'card', savedCardId: null, saveCard: false, byLink: true } as const;
  const opened = await openPayment(env, shopperActor(userId), { order, ...choice });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const approved = { approves: true, expiry: null, cardNumber: '4111111111111111' } as const;
  await decide(env, opened.value.gatewayOrderId, approved);
  await askGateway(env, opened.value);
  return true;
}
