import type { ShopperActor, StaffActor } from '@ilaneer/domain/actor/actor';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import type { Address } from '@ilaneer/domain/address/validate-address';
import { coinSavings } from '@ilaneer/domain/coin/coin';
import { rulesBy, toOrderMethod } from '@ilaneer/domain/delivery/methods';
import { NO_PAISE, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { cashRoundOff } from '@ilaneer/domain/order/cash-round-off';
import { addressToCome, type OrderAddress } from '@ilaneer/domain/order/order-address';
import { linkPayableUntil, payableUntil } from '@ilaneer/domain/payment/payment-hold';
import { goodsTotal } from '@ilaneer/domain/pricing/price-cart';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { pipeline, transactFrom } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import {
  type CartLine,
  promoteLines,
  takingCoupon,
  toCouponLines,
  toPricedLine,
} from '../../modules/cart/cart.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { reserveCoins } from '../../modules/coin/coin.ts';
import { reserveCoupon } from '../../modules/coupon/coupon.ts';
import { type GiftCardDeps, reserveGiftCard } from '../../modules/gift-card/gift-card.ts';
import {
  type ArrivalDeps,
  checkArrival,
  findOrderByKey,
  insertOrder,
  lockShopper,
  notifyBySms,
  type Order,
} from '../../modules/order/order.ts';
import { chooseForOrder } from '../../modules/promotion/promotion.ts';
import { isFlat, ratesAt, type TaxRateDeps, unsellableLines } from '../../modules/tax-rate/tax-rate.ts';
import { reserve } from '../reservations/reservations.ts';
import { decideFigures } from './decide-figures.ts';
import { emptyCartFailure, unavailableFailure } from './failures.ts';
import { type NewOrder, toOrderRows } from './new-order.ts';
import { chosenMethod } from './offers/delivery-methods.ts';
import { findPayableOpened } from './opened-order-repository.ts';
import {
  billedOf,
  deliveryAddressOf,
  isSameRequest,
  type OrderRequest,
  requestHash,
} from './order-request.ts';
import { withReview } from './order-review.ts';
import { replaceOpenedOrder, withUnitsOf } from './replace-opened-order.ts';
import { checkDeliveredOrder, checkOnlineOrder } from './unpaid-limits.ts';

/** Without a gateway only cash on delivery is taken. */
export type CheckoutDeps = Pick<
  Deps,
  'db' | 'now' | 'newId' | 'brand' | 'delivery' | 'arrival' | 'methods' | 'jobs' | 'config'
> &
  ArrivalDeps &
  TaxRateDeps &
  GiftCardDeps & {
    readonly pinCodes: readonly PinCodeRange[];
    readonly catalogue: Pick<CatalogueCache, 'stockChanged'>;
    readonly gateways: { readonly current: object | null };
  };

type OrderedUnits = { readonly units: readonly CartLine[]; readonly at: Date };

export type OrderSource = {
  readonly linesOf: (tx: Database) => Promise<Result<readonly CartLine[], Failure>>;
  readonly replacesOpened: {
    readonly unless: (opened: Order, lines: readonly CartLine[]) => boolean;
  } | null;
  readonly afterwards: (tx: Database, ordered: OrderedUnits) => Promise<void>;
  /** Paid first; claimed by place-order. */
  readonly awaitsPlaceOrder?: boolean;
  readonly takenBy?: StaffActor;
  /** Number of the accepted quote: staff agreed to its quantities and its payment (QUOTE-5). */
  readonly quote?: string;
  readonly whenWritten?: (tx: Database, order: Order) => Promise<void>;
};

/**
 * Figures are recomputed. Pending online orders hold their reservations until paid or expired. Idempotent by
 * key. Errors: ADDRESS_INVALID, VALIDATION_FAILED (billed party, delivery method), PRODUCT_UNAVAILABLE,
 * PAYMENT_METHOD_UNAVAILABLE, UNPAID_ORDERS_LIMIT, CASH_LIMIT, COUPON_INVALID, COINS_INVALID,
 * GIFT_CARD_INVALID, IDEMPOTENCY_KEY_REUSED and those of the domain's placeOrder.
 */
export async function writeOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  request: OrderRequest,
  source: OrderSource,
): Promise<Result<Order, Failure>> {
  const { userId } = actor;
  const checked =
    request.address === null ? ok(null) : deliveryAddressOf(deps, { ...request, address: request.address });
  if (!checked.ok) return checked;
  const address = checked.value;
  const billed = billedOf(deps, request);
  if (!billed.ok) return billed;
  const supplyState = billed.value.business?.state ?? address?.state ?? deps.brand.state;

  const linesOf = async (db: Database) => {
    const found = await source.linesOf(db);
    return found.ok ? found.value : [];
  };
  const open = (tx: Database) => openOrdering(tx, userId, request, source);
  const placed = await transactFrom<Opening, Order, Failure>(deps.db, open, async (tx, opening) => {
    const { account, earlier, opened } = opening;
    if (earlier !== null) {
      return isSameRequest(deps, request, earlier.requestHash ?? '')
        ? ok(earlier)
        : err({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    if (!opening.lines.ok) return opening.lines;
    if (opened !== null && source.replacesOpened?.unless(opened, opening.lines.value)) return ok(opened);
    const at = deps.now();
    const replaced = opened === null ? null : await replaceOpenedOrder(tx, actor, opened, at);
    // A concurrent settlement may also have changed the cart.
    const found = opened === null ? opening.lines : await source.linesOf(tx);
    if (!found.ok) return found;
    const lines = withUnitsOf(replaced, found.value);
    if (lines.length === 0) return err(emptyCartFailure());
    // Staff agreed to the delivery of a quote.
    const pinCode = source.quote === undefined ? (address?.zipCode ?? null) : null;
    const chosen = await chosenMethod(tx, deps, { id: request.deliveryMethod, pinCode, lines });
    if (!chosen.ok) return chosen;
    const method = chosen.value;
    const paysCash = request.paymentMethod === 'cod';
    const arrival = await checkArrival(tx, deps, { pinCode, paysCash, method }, at);
    if (!arrival.ok) return arrival;
    const rateOf = ratesAt(deps.hsnRates(), at);
    const unsellable = unsellableLines(lines, rateOf);
    if (unsellable.length > 0) return err(unavailableFailure(unsellable));
    const isQuoted = source.quote !== undefined;
    const hasCoupon = request.couponCode !== null;
    const rules = rulesBy(deps.delivery, method);
    const promoted = isQuoted
      ? { lines: lines.map((line) => toPricedLine(line, rateOf)), rules, outcome: { applied: [] } }
      : await chooseForOrder(tx, { userId, at }, (running) =>
          promoteLines(lines, { rateOf, rules, running, hasCoupon, pinCode }),
        );
    const couponLines = toCouponLines(lines, promoted.lines);
    const taken = await reserveCoupon(tx, { userId, code: request.couponCode, lines: couponLines, at });
    if (!taken.ok) return taken;
    const coupon = taken.value;
    const discount = coupon?.discount ?? NO_PAISE;
    const priced = takingCoupon(promoted.lines, couponLines, coupon);
    const goods = subtractPaise(goodsTotal(priced), discount);
    const uses = await reserveCoins(tx, {
      userId,
      isProven: account.isProven,
      coins: request.coins,
      goods,
      at,
    });
    if (!uses.ok) return uses;
    const coins = uses.value.reduce((sum, use) => sum + use.coins, 0);
    const reductions = { coupon: discount, coins: coinSavings(coins) };
    const isByStaff = isOfStaff(source);
    const ordered = { lines, priced, isQuoted, isByStaff, rules: promoted.rules };
    const decided = decideFigures(deps, ordered, request, supplyState, reductions);
    if (!decided.ok) return decided;
    const { total } = decided.value.summary;
    const { giftCard: named } = request;
    const card = await reserveGiftCard(tx, deps, { named, isProven: account.isProven, total, at });
    if (!card.ok) return card;
    const isPaid = card.value?.paid === total;
    const isOnline = request.paymentMethod !== 'cod' && !isPaid;
    let confirmBy: Date | null = null;
    if (!isPaid) {
      const left = subtractPaise(total, card.value?.paid ?? NO_PAISE);
      const unpaid = await (isOnline ? checkOnlineOrder : checkDeliveredOrder)(tx, deps, {
        isQuoted,
        userId,
        account,
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        cash: deps.config.roundsCash ? sumPaise(left, cashRoundOff(left)) : left,
        phone: address?.phone ?? '',
        at,
        isByStaff,
      });
      if (!unpaid.ok) return unpaid;
      confirmBy = unpaid.value;
    }
    const order: NewOrder = {
      id: deps.newId(),
      userId,
      at,
      lines,
      figures: decided.value,
      isFlat: isFlat(rateOf),
      couponCode: coupon?.code ?? null,
      coins,
      paymentMethod: request.paymentMethod,
      roundsCash: deps.config.roundsCash,
      giftCard: card.value,
      payableUntil: isOnline ? (isOfStaff(source) ? linkPayableUntil(at) : payableUntil(at)) : null,
      promisedOn: confirmBy === null ? arrival.value : null,
      deliveryMethod: method === null ? null : toOrderMethod(method),
      confirmBy,
      takenBy: source.takenBy ?? null,
      quote: source.quote ?? null,
      awaitsPlaceOrder: source.awaitsPlaceOrder ?? false,
      idempotencyKey: request.idempotencyKey,
      requestHash: requestHash(deps, request),
      deliveryAddress: storedAddress(deps, address, request.email ?? account.email),
      ...billed.value,
    };
    const rows = toOrderRows(order);
    const written = { ...rows.order, lines: rows.lines, events: [rows.event] };
    const { applied: promotions } = promoted.outcome;
    const taking = { promotions, coupon, coins: uses.value, giftCard: card.value, replaced };
    const inserted = insertOrder(tx, rows.order, rows.lines, rows.event);
    const notified = isOnline ? Promise.resolve() : notifyOfOrder(tx, deps, written, account.mobile);
    // Last, and stock last of it: contended rows are locked for the shortest time.
    const reserved = reserve(tx, source.takenBy ?? actor, written, taking);
    await pipeline(inserted, source.afterwards(tx, { units: lines, at }), notified, reserved);
    const outcome = await reserved;
    if (!outcome.ok) return outcome;
    const complete = await inserted;
    await source.whenWritten?.(tx, complete);
    return ok(complete);
  });
  if (!placed.ok) {
    const refused = { failure: placed.error, request, isByStaff: isOfStaff(source), linesOf };
    return err(await withReview(deps, actor, refused));
  }
  deps.catalogue.stockChanged();
  return placed;
}

/** Paid by a mailed link, a day long, if not on delivery. */
function isOfStaff({ takenBy, quote }: OrderSource): boolean {
  return takenBy !== undefined || quote !== undefined;
}

type Opening = {
  readonly account: Awaited<ReturnType<typeof lockShopper>>;
  readonly earlier: Order | null;
  readonly opened: Order | null;
  readonly lines: Result<readonly CartLine[], Failure>;
};

/** Locks the shopper first, so that later reads see their last request's result. */
async function openOrdering(
  tx: Database,
  userId: string,
  { idempotencyKey }: OrderRequest,
  { linesOf, replacesOpened }: OrderSource,
): Promise<Opening> {
  const account = lockShopper(tx, userId);
  const earlier =
    idempotencyKey === null ? Promise.resolve(null) : findOrderByKey(tx, userId, idempotencyKey);
  const opened = replacesOpened === null ? Promise.resolve(null) : findPayableOpened(tx, userId);
  const lines = linesOf(tx);
  await pipeline(account, earlier, opened, lines);
  return { account: await account, earlier: await earlier, opened: await opened, lines: await lines };
}

function storedAddress(
  { brand }: Pick<Deps, 'brand'>,
  address: Address | null,
  email: string | null,
): OrderAddress {
  if (address === null) return addressToCome(email, brand.state);
  const { zipCode: pinCode, ...place } = address;
  return { ...place, pinCode, email };
}

async function notifyOfOrder(
  tx: Database,
  deps: Pick<Deps, 'jobs'>,
  order: Pick<Order, 'id' | 'status' | 'events'>,
  mobile: string | null,
): Promise<void> {
  const mail = deps.jobs.enqueue(tx, 'send-order-placed-mail', { orderId: order.id });
  await pipeline(mail, mobile === null ? Promise.resolve() : notifyBySms(tx, deps, order));
}
