import { rulesBy } from '@ilaneer/domain/delivery/methods';
import {
  type EditLinesError,
  editLines,
  type LinesClosed,
  linesClosed,
  stockOfEdit,
  type WantedLines,
} from '@ilaneer/domain/line-edit/edit-lines';
import { figuresOfEdit, type SettledEdit, settleEdit } from '@ilaneer/domain/line-edit/settle-edit';
import { NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import { snapshotOf } from '@ilaneer/domain/order/line-snapshot';
import type { OrderFigures, Shortage } from '@ilaneer/domain/order/place-order';
import { cashRules, type DeliveryRules, freeDeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { FLAT_RATE, type GstRate } from '@ilaneer/domain/pricing/gst-rate';
import { priceIn, rateIn } from '@ilaneer/domain/pricing/price-mode';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type CartVariant, findVariants, isForSale } from '../../modules/cart/cart.ts';
import { checkEditedCash, type Order, type OrderLineRow, supplyStateOf } from '../../modules/order/order.ts';
import { listParcels } from '../../modules/parcel/parcel.ts';
import { findOpenRequest } from '../../modules/payment/payment.ts';
import { agreedPromotions, type KeptPromotion } from '../../modules/promotion/promotion.ts';
import { isOfQuote } from '../../modules/quote/quote.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import {
  isFlat,
  type RateOfHsn,
  ratesAt,
  ratesNow,
  type TaxRateDeps,
} from '../../modules/tax-rate/tax-rate.ts';
import { outOfStockFailure } from '../reservations/reservations.ts';
import { couponFor, pricedLines, promoteEdited } from './edited-prices.ts';

export type LineEditDeps = Pick<Deps, 'now' | 'brand' | 'delivery'> & TaxRateDeps;

export type LineEdit = {
  /** At the positions of their former lines. */
  readonly lines: readonly OrderLineRow[];
  readonly couponCode: string | null;
  readonly couponPaise: Paise;
  /** By line; null: all (COUPON-1). */
  readonly couponIsFor: readonly boolean[] | null;
  readonly coins: number;
  /** Agreed ones that the lines still fit (PROMOTION-13). */
  readonly promotions: readonly KeptPromotion[];
  readonly isDeliveryFree: boolean;
  readonly figures: OrderFigures;
  readonly settled: SettledEdit;
  readonly stock: ReturnType<typeof stockOfEdit>;
};

export async function closedBecause(db: Database, order: Order): Promise<LinesClosed | null> {
  const [parcels, request, invoices, isQuoted] = [
    await listParcels(db, order.id),
    await findOpenRequest(db, order.id),
    await listInvoices(db, [order.id]),
    await isOfQuote(db, order.id),
  ];
  const { status } = order;
  const isInvoiced = invoices.length > 0;
  return linesClosed({ status, parcels, isAsked: request !== null, isInvoiced, isQuoted });
}

/**
 * ORDER-34 to ORDER-36; `kept`: money not refunded. Errors: ORDER_NOT_EDITABLE, VALIDATION_FAILED naming the
 * line, CASH_LIMIT.
 */
export async function planEdit(
  db: Database,
  deps: LineEditDeps,
  order: Order,
  { wanted, kept }: { readonly wanted: WantedLines; readonly kept: Paise },
): Promise<Result<LineEdit, Failure>> {
  const closed = await closedBecause(db, order);
  if (closed !== null) return err({ code: 'ORDER_NOT_EDITABLE', message: CLOSED_WORDS[closed] });
  const rateOf = ratesOf(deps, order);
  const today = ratesNow(deps);
  const ids = [...order.lines, ...wanted.added].map(({ variantId }) => variantId);
  const variants = new Map((await findVariants(db, ids)).map((one) => [one.variantId, one]));
  const todayOf = (variantId: string) => {
    const variant = variants.get(variantId);
    if (variant === undefined || rateOf(variant.hsnCode) === null || !isForSale(variant, today)) return null;
    return todaysLine(order, variant, today(variant.hsnCode) ?? FLAT_RATE);
  };
  const edited = editLines(order.lines, wanted, todayOf);
  if (!edited.ok) return err(editFailure(edited.error, order, wanted, variants));
  const untaxed = edited.value.find(({ hsnCode }) => rateOf(hsnCode) === null);
  if (untaxed !== undefined) {
    const message = `${untaxed.name} has no GST rate any more`;
    return err({ code: 'ORDER_NOT_EDITABLE', message });
  }
  const stock = stockOfEdit(order.lines, edited.value);
  const short = stock.taken.flatMap(({ variantId, quantity }) => {
    const available = variants.get(variantId)?.stock ?? 0;
    return quantity > available ? [{ variantId, requested: quantity, available }] : [];
  });
  if (short.length > 0) return err(shortFailure(order, wanted, edited.value, short));
  const promoted = promoteEdited(order, {
    lines: edited.value,
    rules: rulesBy(deps.delivery, order.deliveryMethod),
    agreed: await agreedPromotions(db, order.id),
    rateOf,
    variants,
  });
  const lines = edited.value.map((line, index) => ({
    ...line,
    promotionPaise: promoted.outcome.discounts[index] ?? NO_PAISE,
  }));
  const coupon = await couponFor(db, deps, order, lines, variants);
  const isPaid = order.paymentMethod !== 'cod' || order.paymentStatus !== 'pending';
  const place = { sellerState: deps.brand.state, supplyState: supplyStateOf(order) };
  const used = { coupon: coupon?.discount ?? NO_PAISE, coins: order.coins };
  const couponIsFor = coupon?.isFor ?? null;
  const priced = pricedLines(lines, rateOf, couponIsFor);
  const { figures, coins } = figuresOfEdit(priced, place, rulesOf(deps, order, promoted.outcome), used);
  const cash = isPaid
    ? ok(null)
    : await checkEditedCash(db, deps, order, edited.value, figures.summary.total);
  if (!cash.ok) return cash;
  return ok({
    lines,
    couponCode: coupon === null ? null : order.couponCode,
    couponPaise: used.coupon,
    couponIsFor,
    coins,
    promotions: promoted.outcome.applied.map(({ promotion, savings }) => ({
      promotionId: promotion.id,
      savingsPaise: savings,
    })),
    isDeliveryFree: promoted.outcome.isDeliveryFree,
    figures,
    settled: settleEdit({
      totalBefore: paise(order.totalPaise),
      totalAfter: figures.summary.total,
      giftCard: paise(order.giftCardPaise),
      isPaid,
      kept,
    }),
    stock,
  });
}

/** Once paid: lines are fixed when the payment is requested. */
export function plannedBefore(
  deps: LineEditDeps,
  order: Order,
  asked: Omit<LineEdit, 'figures' | 'settled' | 'stock'>,
): LineEdit {
  const place = { sellerState: deps.brand.state, supplyState: supplyStateOf(order) };
  const used = { coupon: asked.couponPaise, coins: asked.coins };
  const { figures, coins } = figuresOfEdit(
    pricedLines(asked.lines, ratesOf(deps, order), asked.couponIsFor),
    place,
    rulesOf(deps, order, asked),
    used,
  );
  const settled = { refund: NO_PAISE, toGiftCard: NO_PAISE, ask: NO_PAISE };
  return { ...asked, coins, figures, settled, stock: stockOfEdit(order.lines, asked.lines) };
}

const CLOSED_WORDS: Readonly<Record<LinesClosed, string>> = {
  'awaits payment': 'This order is awaiting payment. Its items can be changed once it is paid.',
  packed: 'A parcel of this order is packed. Open it again before you change the items.',
  gone: 'This order has left. What is wrong with it comes back as a return.',
  cancelled: 'This order is cancelled.',
  'asked to pay': 'Its last change waits to be paid. Take that back first.',
  invoiced:
    'This order has its tax invoice. What is wrong with it comes back as a return, with a credit note.',
  quoted: 'This order has the prices and freight of a quote. Cancel it and send a new version of the quote.',
};

/** The fee of Cash on Delivery and the method stay as agreed (PRICING-38, DELIVERY-14). */
function rulesOf(
  { delivery }: LineEditDeps,
  { deliveryMethod, cashFeePaise }: Order,
  { isDeliveryFree }: Pick<LineEdit, 'isDeliveryFree'>,
): DeliveryRules {
  const agreed = { ...rulesBy(delivery, deliveryMethod), cashFee: paise(cashFeePaise) };
  return cashRules(isDeliveryFree ? freeDeliveryRules(agreed) : agreed);
}

/** Those of its placing (PRICING-18), as known then (PRICING-33), inside prices or on top (PRICING-27). */
function ratesOf({ hsnRates }: TaxRateDeps, order: Order): RateOfHsn {
  const { prices, gstBasisPoints, createdAt } = order;
  if (gstBasisPoints !== null) {
    const flat = prices === 'inclusive' ? rateIn(prices, FLAT_RATE) : undefined;
    return () => flat;
  }
  const rateOf = ratesAt(hsnRates(createdAt), createdAt);
  if (isFlat(rateOf)) return () => null;
  return (hsnCode) => {
    const rate = rateOf(hsnCode) ?? null;
    return rate === null ? null : rateIn(prices, rate);
  };
}

function todaysLine(order: Order, variant: CartVariant, rate: GstRate): OrderLineRow {
  const { prices } = order;
  const counted = (amount: number) => priceIn(prices, paise(amount), rate);
  const listed = prices === 'inclusive' ? variant.mrpPaise : counted(variant.originalPricePaise);
  return {
    orderId: order.id,
    position: 0,
    ...snapshotOf({ ...variant, quantity: 0 }),
    pricePaise: counted(variant.pricePaise),
    originalPricePaise: listed,
    discountPaise: 0,
    promotionPaise: 0,
    taxablePaise: 0,
    gstBasisPoints: 0,
    gstPaise: 0,
  };
}

function editFailure(
  error: EditLinesError,
  order: Order,
  wanted: WantedLines,
  variants: ReadonlyMap<string, CartVariant>,
): Failure {
  switch (error.code) {
    case 'NOTHING_CHANGED':
      return invalid([{ field: 'lines', message: 'Nothing of the order is changed' }]);
    case 'NOTHING_LEFT':
      return invalid([{ field: 'lines', message: 'An order has at least one item. Cancel it instead.' }]);
    case 'LINE_UNKNOWN':
      return invalid([
        { field: `lines.${error.index}.position`, message: 'This item is not part of the order' },
      ]);
    case 'LINE_NAMED_TWICE':
      return invalid([{ field: `lines.${error.index}.position`, message: 'This item is named twice' }]);
    case 'NOT_SOLD':
    case 'TOO_MANY': {
      const name = variants.get(error.variantId)?.name ?? 'This item';
      const message =
        error.code === 'NOT_SOLD'
          ? `${name} is not sold any more: no more units of it can be added`
          : `An order has at most 50 units of ${name}`;
      return invalid([{ field: fieldOf(error.variantId, order, wanted), message }]);
    }
  }
}

function shortFailure(
  order: Order,
  wanted: WantedLines,
  lines: readonly OrderLineRow[],
  short: readonly Shortage[],
): Failure {
  const fields = short.map(({ variantId, requested, available }) => {
    const name = lines.find((line) => line.variantId === variantId)?.name ?? 'This item';
    const message =
      available === 0 ? `${name} is sold out` : `Only ${available} of ${name} are left, not ${requested}`;
    return { field: fieldOf(variantId, order, wanted), message };
  });
  return {
    ...outOfStockFailure(lines, short),
    message: fields.map(({ message }) => message).join('. '),
    fields,
  };
}

function fieldOf(variantId: string, order: Order, wanted: WantedLines): string {
  const added = wanted.added.findIndex((one) => one.variantId === variantId);
  if (added >= 0) return `added.${added}.quantity`;
  const line = wanted.lines.findIndex(({ position }) =>
    order.lines.some((one) => one.position === position && one.variantId === variantId),
  );
  return line >= 0 ? `lines.${line}.quantity` : 'lines';
}
