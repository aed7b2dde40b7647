import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { coinSavings } from '@ilaneer/domain/coin/coin';
import { NO_PAISE, subtractPaise } from '@ilaneer/domain/money';
import { placeOrder as decideOrder, type OrderFigures } from '@ilaneer/domain/order/place-order';
import { checkUnpaid } from '@ilaneer/domain/order/unpaid-orders';
import { payableUntil } from '@ilaneer/domain/payment/payment-hold';
import { goodsTotal, type Reductions } from '@ilaneer/domain/pricing/price-cart';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { type CartLine, toCouponLine, toPricedLine } from '../../modules/cart/cart.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { takeCoins } from '../../modules/coin/coin.ts';
import { takeCoupon } from '../../modules/coupon/coupon.ts';
import { type GiftCardDeps, takeGiftCard } from '../../modules/gift-card/gift-card.ts';
import {
  countUnpaid,
  findOrderByKey,
  insertOrder,
  lockShopper,
  notifyBySms,
  type Order,
} from '../../modules/order/order.ts';
import { type RateOfHsn, ratesAt, type TaxRateDeps, unratedLines } from '../../modules/tax-rate/tax-rate.ts';
import { reserve } from '../reservations/reservations.ts';
import { placeOrderFailure, unavailableFailure, unpaidOrdersFailure } from './failures.ts';
import { type NewOrder, toOrderRows } from './new-order.ts';
import { deliveryAddressOf, type OrderRequest, requestHash } from './order-request.ts';

/** Without a gateway only cash on delivery is taken. */
export type CheckoutDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'brand' | 'jobs'> &
  TaxRateDeps &
  GiftCardDeps & {
    readonly pinCodes: readonly PinCodeRange[];
    readonly catalogue: Pick<CatalogueCache, 'stockChanged'>;
    readonly gateways: { readonly current: object | null };
  };

/** Where the lines of an order come from, and what becomes of them there once it is placed. */
export type OrderSource = {
  readonly linesOf: (tx: Database, at: Date) => Promise<Result<readonly CartLine[], Failure>>;
  readonly afterwards: (tx: Database) => Promise<void>;
  /** It is opened to be paid first: a place-order that claims it comes afterwards. */
  readonly awaitsPlaceOrder?: boolean;
};

/**
 * Writes an order in one transaction: figures recomputed, coupon, coins, gift card and stock reserved, mail queued. Paid
 * on delivery or wholly by a gift card it is placed; paid online it is pending and holds them until its payment or its
 * time is over. A repeat with the same key returns the first order. Errors: ADDRESS_INVALID, PRODUCT_UNAVAILABLE,
 * PAYMENT_METHOD_UNAVAILABLE, UNPAID_ORDERS_LIMIT, COUPON_INVALID, COINS_INVALID, GIFT_CARD_INVALID,
 * IDEMPOTENCY_KEY_REUSED and those of the domain's placeOrder.
 */
export async function writeOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  request: OrderRequest,
  source: OrderSource,
): Promise<Result<Order, Failure>> {
  const { userId } = actor;
  const checked = deliveryAddressOf(deps, request);
  if (!checked.ok) return checked;
  const deliveryAddress = checked.value;
  const hash = requestHash(request, deps.giftCardSecret);

  const placed = await transact<Order, Failure>(deps.db, async (tx) => {
    const account = await lockShopper(tx, userId);
    if (request.idempotencyKey !== null) {
      const earlier = await findOrderByKey(tx, userId, request.idempotencyKey);
      if (earlier !== null) {
        return earlier.requestHash === hash ? ok(earlier) : err({ code: 'IDEMPOTENCY_KEY_REUSED' });
      }
    }
    const at = deps.now();
    const found = await source.linesOf(tx, at);
    if (!found.ok) return found;
    const lines = found.value;
    const rateOf = ratesAt(deps.hsnRates, at);
    const unrated = unratedLines(lines, rateOf);
    if (unrated.length > 0) return err(unavailableFailure(unrated));
    const taken = await takeCoupon(tx, {
      userId,
      code: request.couponCode,
      lines: lines.map(toCouponLine),
      at,
    });
    if (!taken.ok) return taken;
    const coupon = taken.value;
    const discount = coupon?.discount ?? NO_PAISE;
    const priced = lines.map((line) => toPricedLine(line, rateOf));
    const goods = subtractPaise(goodsTotal(priced), discount);
    const uses = await takeCoins(tx, { userId, isProven: account.isProven, coins: request.coins, goods, at });
    if (!uses.ok) return uses;
    const coins = uses.value.reduce((sum, use) => sum + use.coins, 0);
    const reductions = { coupon: discount, coins: coinSavings(coins) };
    const decided = decideFigures(deps, { lines, rateOf }, request, deliveryAddress.state, reductions);
    if (!decided.ok) return decided;
    const { total } = decided.value.summary;
    const { giftCard: named } = request;
    const card = await takeGiftCard(tx, deps, { named, isProven: account.isProven, total, at });
    if (!card.ok) return card;
    const isPaid = card.value?.paid === total;
    const isOnline = request.paymentMethod !== 'cod' && !isPaid;
    if (isOnline) {
      if (deps.gateways.current === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
      const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const unpaid = checkUnpaid(await countUnpaid(tx, userId), units, account.isProven);
      if (!unpaid.ok) return err(unpaidOrdersFailure(unpaid.error));
    }
    const order: NewOrder = {
      id: deps.newId(),
      userId,
      at,
      lines,
      figures: decided.value,
      couponCode: coupon?.code ?? null,
      coins,
      paymentMethod: request.paymentMethod,
      giftCard: card.value,
      payableUntil: isOnline ? payableUntil(at) : null,
      awaitsPlaceOrder: source.awaitsPlaceOrder ?? false,
      idempotencyKey: request.idempotencyKey,
      requestHash: hash,
      address: deliveryAddress,
      email: request.email ?? account.email,
    };
    const rows = toOrderRows(order);
    const inserted = await insertOrder(tx, rows.order, rows.lines, rows.event);
    await source.afterwards(tx);
    if (!isOnline) {
      await deps.jobs.enqueue(tx, 'order-placed-mail', { orderId: order.id });
      if (account.mobile !== null) await notifyBySms(tx, deps, inserted);
    }
    // At the end, and stock last of it, so that the rows that everybody wants are locked for the shortest time.
    const reserved = await reserve(tx, actor, inserted, { coupon, coins: uses.value, giftCard: card.value });
    if (!reserved.ok) return reserved;
    return ok(inserted);
  });
  if (placed.ok) deps.catalogue.stockChanged();
  return placed;
}

function decideFigures(
  { brand }: Pick<Deps, 'brand'>,
  { lines, rateOf }: { readonly lines: readonly CartLine[]; readonly rateOf: RateOfHsn },
  request: OrderRequest,
  deliveryState: string,
  reductions: Reductions,
): Result<OrderFigures, Failure> {
  const orderable = lines.map((line) => ({
    ...toPricedLine(line, rateOf),
    variantId: line.variantId,
    stock: line.stock,
    isSold: line.isSold,
  }));
  const claimed = request.items.map((item) => ({
    // A client that leaves the variant out means the only one of that product in the cart.
    variantId: item.variantId ?? onlyVariantOf(lines, item.productId),
    quantity: item.quantity,
    price: item.price,
  }));
  const place = { sellerState: brand.state, deliveryState };
  const { total, isTotalRounded = false } = request;
  const decided = decideOrder(orderable, { lines: claimed, total, isTotalRounded }, place, reductions);
  return decided.ok ? decided : err(placeOrderFailure(decided.error, lines, rateOf, request.total));
}

function onlyVariantOf(lines: readonly CartLine[], productId: string): string {
  const [first, ...others] = lines.filter((line) => line.productId === productId);
  return first !== undefined && others.length === 0 ? first.variantId : '';
}
