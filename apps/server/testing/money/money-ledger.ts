import { randomUUID } from 'node:crypto';
import { shopperActor, systemActor } from '@ilaneer/domain/actor/actor';
import { usableCoins } from '@ilaneer/domain/coin/coin';
import { FIRST_ARRIVAL } from '@ilaneer/domain/delivery/arrival';
import { NO_METHODS } from '@ilaneer/domain/delivery/methods';
import { NO_PAISE, paise } from '@ilaneer/domain/money';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { newAddress } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { users } from '../../src/db/schema/account/account.ts';
import { coinLots } from '../../src/db/schema/balance/coin.ts';
import { cartLines } from '../../src/db/schema/cart/cart.ts';
import { placeOrder } from '../../src/flows/checkout/place-order.ts';
import { placeSingleOrder } from '../../src/flows/checkout/place-single-order.ts';
import { cancelOrder } from '../../src/flows/fulfilment/cancel-order.ts';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfil-order.ts';
import { expireOrder } from '../../src/flows/settlement/expire-order.ts';
import { openPayment } from '../../src/flows/settlement/open-payment.ts';
import { askGateway } from '../../src/flows/settlement/reconcile-payments.ts';
import { recordReport } from '../../src/flows/settlement/record-report.ts';
import { sendRefund } from '../../src/flows/settlement/send-refund.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { openAuditKey } from '../../src/modules/audit/audit-keys.ts';
import { expireCoins } from '../../src/modules/coin/expire-coins.ts';
import { readCoins } from '../../src/modules/coin/read-coins.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import { courierByHand } from '../../src/modules/parcel/couriers/courier.ts';
import { listPayments } from '../../src/modules/payment/attempts/repository.ts';
import { paymentGateways } from '../../src/modules/payment/gateways/registry.ts';
import { priceModeNow } from '../../src/modules/tax-rate/rate-of-hsn.ts';
import { type Decision, decide } from '../../src/sandbox/gateway/decide.ts';
import { sandboxGateway } from '../../src/sandbox/gateway/sandbox-gateway.ts';
import { TEST_BRAND } from '../content-dir.ts';
import { addGiftCard, type TestGiftCard } from '../shoppers/test-gift-card.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import type { TestDatabase } from '../test-database.ts';
import { TEST_KEYS } from '../test-secret.ts';
import { changingRates, type LedgerTax, rateChange } from './changing-rates.ts';
import { noCourierMoney, shipmentOf } from './courier-money.ts';
import { nothingSeen } from './coverage.ts';
import { remitMoney } from './remit-money.ts';
import { sendGoodsBack } from './send-goods-back.ts';

export const LEDGER_PACK = 'tender-coconut-water-pack_V01';
export const LEDGER_BAG = 'beach-drawstring-bag_V01';
/** Balance of the shopper with coins. */
export const EARNED_COINS = 57;
/** Two sample packs reach its minimum. */
export const LEDGER_COUPON = { code: 'ILANEER10', packs: 2 } as const;
const PACK_PRICE = paise(28_500);

const anAttempt = { attempt: fc.nat({ max: 3 }) };

export const ledgerStep = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), method: fc.constantFrom('card' as const, 'upi' as const) }),
  fc.record({ do: fc.constantFrom('approve' as const, 'decline' as const), ...anAttempt }),
  fc.record({ do: fc.constantFrom('hear' as const, 'hear of the first try' as const), ...anAttempt }),
  fc.record({ do: fc.constantFrom('wait' as const), minutes: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ do: fc.constant('return goods' as const), quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('remit' as const), percent: fc.constantFrom(40, 100, 100, 130) }),
  fc.record({ do: fc.constantFrom('spend the card', 'spend coins elsewhere', 'coins expire') }),
  rateChange,
  fc.record({
    do: fc.constantFrom(
      'return the bag',
      'give up',
      'cancel',
      'process',
      'ship',
      'deliver',
      'go all the way',
      'refund',
    ),
  }),
);
export type LedgerStep = typeof ledgerStep extends fc.Arbitrary<infer One> ? One : never;

export type MoneyLedger = Awaited<ReturnType<typeof openLedger>>;

type Wish = {
  readonly quantity: number;
  readonly coins: number;
  readonly card: TestGiftCard | null;
  readonly couponCode: string | null;
  readonly bags?: number;
  /** CHECKOUT-31. */
  readonly isAsked?: boolean;
};

export type LedgerOptions = {
  readonly cardPaise?: number | null;
  readonly taxed?: LedgerTax | null;
  /** PAYMENT-23. */
  readonly roundsCash?: boolean;
};

export async function openLedger(
  { db }: Pick<TestDatabase, 'db'>,
  { cardPaise = null, taxed = null, roundsCash = false }: LedgerOptions = {},
) {
  const clock = { at: new Date('2026-11-21T10:00:00Z').getTime() };
  const now = () => new Date(clock.at);
  const rates = changingRates(taxed, now);
  const queue = new Set<string>();
  const jobs: Pick<Jobs, 'enqueue'> = {
    enqueue: async (_tx, _name, data) => {
      if ('refundId' in data) queue.add(data.refundId);
    },
  };
  const log = pino({ level: 'silent' });
  const env = {
    db,
    now,
    newId: randomUUID,
    jobs,
    log,
    auditKey: await openAuditKey({ db, keys: TEST_KEYS, now, log }),
    brand: TEST_BRAND,
    delivery: FIRST_DELIVERY,
    arrival: FIRST_ARRIVAL,
    methods: NO_METHODS,
    giftCardKeys: TEST_KEYS,
    hsnRates: rates.known,
    courier: courierByHand,
    couriers: { apis: [] },
    pinCodes: [],
    config: { mode: 'sandbox' as const, publicUrl: 'http://localhost:3001', roundsCash },
    catalogue: { stockChanged: () => undefined },
    keys: TEST_KEYS,
    gateways: paymentGateways(sandboxGateway({ db, now, newId: randomUUID, keys: TEST_KEYS })),
  };
  const userId = randomUUID();
  const written = { createdAt: now(), updatedAt: now() };
  const email = `${userId}@example.in`;
  await db.insert(users).values({ id: userId, name: 'Anu', email, emailVerified: true, ...written });
  const card = cardPaise === null ? null : await addGiftCard({ db }, cardPaise, {}, now);
  const others: string[] = [];
  const replacements: string[] = [];
  const [seen, courier] = [nothingSeen(), noCourierMoney()];
  return { env, clock, rates, queue, userId, card, others, replacements, seen, courier };
}

export async function placeInLedger(
  { env, userId }: MoneyLedger,
  paymentMethod: 'cod' | 'prepaid',
  wish: Wish,
): Promise<string> {
  for (const [index, { variantId, quantity }] of itemsOf(wish).entries()) {
    const createdAt = new Date(env.now().getTime() + index);
    await env.db.insert(cartLines).values({ userId, variantId, quantity, createdAt, updatedAt: createdAt });
  }
  const delivery = { ...env.delivery, confirmCashFrom: wish.isAsked === true ? NO_PAISE : null };
  const request = requestFor(paymentMethod, wish);
  const placed = await placeOrder({ ...env, delivery }, shopperActor(userId), { request });
  if (!placed.ok) throw new Error(placed.error.code);
  return placed.value.id;
}

export async function earnInLedger(ledger: MoneyLedger): Promise<void> {
  // Inclusive prices need one more pack for the same coins.
  const quantity = priceModeNow(ledger.env) === 'inclusive' ? 5 : 4;
  const id = await placeInLedger(ledger, 'cod', { quantity, coins: 0, card: null, couponCode: null });
  ledger.others.push(id);
  await takeStep(ledger, id, { do: 'go all the way' });
}

/** Impossible steps are refused. */
export async function takeStep(ledger: MoneyLedger, orderId: string, one: LedgerStep): Promise<void> {
  const { env, clock, rates, queue, userId } = ledger;
  const shipment = shipmentOf(orderId);
  const attempts = await listPayments(env.db, [orderId]);
  const attempt = 'attempt' in one ? attempts[one.attempt % Math.max(1, attempts.length)] : undefined;
  const decideAt = (decision: Decision) =>
    attempt === undefined ? undefined : decide(env, attempt.gatewayOrderId, decision);
  switch (one.do) {
    case 'pay': {
      const order = await findOrderById(env.db, orderId);
      const choice = { method: one.method, savedCardId: null, saveCard: false };
      if (order !== null) await openPayment(env, shopperActor(userId), { order, ...choice });
      return;
    }
    case 'approve':
      await decideAt({ approves: true, expiry: null, cardNumber: '4111111111111111' });
      return;
    case 'decline':
      await decideAt({ approves: false, expiry: null, cardNumber: null });
      return;
    case 'hear':
      if (attempt !== undefined) await askGateway(env, attempt);
      return;
    case 'hear of the first try': {
      // A late, outdated webhook.
      const [report] =
        attempt === undefined
          ? []
          : ((await env.gateways.current?.fetchReports(attempt.gatewayOrderId)) ?? []);
      if (report === undefined) return;
      await recordReport(env, systemActor('sandbox'), { eventId: randomUUID(), report });
      return;
    }
    case 'wait':
      clock.at += one.minutes * 60_000;
      return;
    case 'return goods':
      await sendGoodsBack(env, userId, orderId, { position: 1, quantity: one.quantity });
      return;
    case 'remit':
      await remitMoney(env, [orderId, ...ledger.others, ...ledger.replacements], one.percent);
      return;
    case 'return the bag':
      await sendGoodsBack(env, userId, orderId, { position: 2, quantity: 1 });
      return;
    case 'spend the card': {
      if (ledger.card === null) return;
      const wish = { quantity: 1, coins: 0, card: ledger.card, couponCode: null };
      const other = await placeSingleOrder(env, shopperActor(userId), {
        ...requestFor('cod', wish),
        single: true,
      });
      if (other.ok) ledger.others.push(other.value.id);
      return;
    }
    case 'spend coins elsewhere': {
      const { balance } = await readCoins(env, shopperActor(userId));
      const coins = usableCoins(PACK_PRICE, balance);
      if (coins === 0) return;
      const wish = { quantity: 1, coins, card: null, couponCode: null };
      ledger.others.push(await placeInLedger(ledger, 'cod', wish));
      return;
    }
    case 'coins expire':
      await env.db.update(coinLots).set({ expiresAt: env.now() }).where(eq(coinLots.userId, userId));
      await expireCoins(env, systemActor('clock'));
      return;
    case 'the rate changes':
      // Rates at the order's moment are included.
      clock.at += 1;
      rates.change(one);
      if (one.leavesThen) await takeStep(ledger, orderId, { do: 'go all the way' });
      return;
    case 'give up':
      await expireOrder(env, systemActor('clock'), orderId);
      return;
    case 'cancel':
      await cancelOrder(env, shopperActor(userId), { orderId, reason: null, category: null, feedback: null });
      return;
    case 'process':
      await fulfilOrder(env, TEST_STAFF, { transition: 'process', orderNumber: orderId });
      return;
    case 'ship':
      await fulfilOrder(env, TEST_STAFF, { transition: 'ship', orderNumber: orderId, ...shipment });
      return;
    case 'deliver':
      await fulfilOrder(env, TEST_STAFF, { transition: 'deliver', orderNumber: orderId });
      return;
    // A full sequence, which chance would rarely produce.
    case 'go all the way':
      await fulfilOrder(env, TEST_STAFF, { transition: 'process', orderNumber: orderId });
      await fulfilOrder(env, TEST_STAFF, { transition: 'ship', orderNumber: orderId, ...shipment });
      await fulfilOrder(env, TEST_STAFF, { transition: 'in-transit', orderNumber: orderId });
      await fulfilOrder(env, TEST_STAFF, { transition: 'deliver', orderNumber: orderId });
      return;
    default:
      for (const refundId of queue) await sendRefund(env, refundId);
  }
}

/** Completes all webhooks and refunds, twice. */
export async function settleLedger({ env, clock, queue }: MoneyLedger, orderId: string): Promise<void> {
  clock.at += 16 * 60_000;
  for (const attempt of await listPayments(env.db, [orderId])) await askGateway(env, attempt);
  await expireOrder(env, systemActor('clock'), orderId);
  for (const refundId of [...queue, ...queue]) await sendRefund(env, refundId);
}

function itemsOf({ quantity, bags = 0 }: Wish) {
  const packs = { productId: 'tender-coconut-water-pack', variantId: LEDGER_PACK, quantity, price: null };
  const bag = { productId: 'beach-drawstring-bag', variantId: LEDGER_BAG, quantity: bags, price: null };
  return bags === 0 ? [packs] : [packs, bag];
}

function requestFor(paymentMethod: 'cod' | 'prepaid', wish: Wish) {
  const { coins, card, couponCode } = wish;
  return {
    items: itemsOf(wish),
    total: null,
    address: { ...newAddress(), stateConfirmed: false },
    email: null,
    paymentMethod,
    couponCode,
    giftCard: card && { code: card.code, amount: null },
    coins,
    idempotencyKey: null,
  };
}
