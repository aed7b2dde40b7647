import type { Actor } from '@ilaneer/domain/actor/actor';
import { settleEdit } from '@ilaneer/domain/line-edit/settle-edit';
import { formatRupees, minPaise, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { cashRoundOffOf } from '@ilaneer/domain/order/cash-round-off';
import { type Place, splitOrderGst } from '@ilaneer/domain/order/place-order';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { headsOf } from '@ilaneer/domain/pricing/split-gst';
import { atRatesOfTheDay, type BilledAmounts, totalOf } from '@ilaneer/domain/tax-document/rates-of-the-day';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { paidByGiftCard } from '../../modules/gift-card/gift-card.ts';
import {
  addTimelineEntry,
  deliveryTaxOf,
  type Order,
  supplyStateOf,
  type TaxedFigures,
  writeTax,
} from '../../modules/order/order.ts';
import { goodwillOf } from '../../modules/payment/payment.ts';
import { isFlat, ratesAt, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { returnToGiftCard } from '../reservations/reservations.ts';
import { automaticallyRefundable, refundOrder, settleGoodwill } from '../settlement/settlement.ts';

/** PRICING-34. Paid by hand, the order keeps a price that falls. It is locked, not invoiced. */
export async function chargeRatesOfTheDay(
  tx: Database,
  deps: Deps & TaxRateDeps,
  actor: Actor,
  order: Order,
  at: Date,
): Promise<Order> {
  const billed = billedAt(deps, order, at);
  if (billed === null) return order;
  const [before, after] = [paise(order.totalPaise), totalOf(billed)];
  const less = subtractPaise(before, after);
  const isPaid = order.paymentMethod !== 'cod' || order.paymentStatus !== 'pending';
  const kept = await automaticallyRefundable(tx, order);
  if (isPaid && less > sumPaise(kept, await goodwillOf(tx, order.id))) return order;
  const giftCard = paise(order.giftCardPaise);
  const settled = settleEdit({ totalBefore: before, totalAfter: after, giftCard, isPaid, kept });
  const { refund, toGiftCard } = settled;
  const backOnCard = sumPaise(minPaise(refund, await paidByGiftCard(tx, order)), toGiftCard);
  let changed = order;
  if (refund > 0) {
    changed = await refundOrder(tx, deps, actor, order, { amount: refund, cause: 'order changed' });
  }
  if (toGiftCard > 0) changed = await returnToGiftCard(tx, actor, order, { amount: toGiftCard, at });
  const figures = {
    ...taxColumns(deps, order, billed),
    ...paidColumns(deps, order, { after, backOnCard, at }),
  };
  changed = await writeTax(tx, changed, { lines: taxedLines(order, billed), figures }, at);
  if (less > 0) await settleGoodwill(tx, changed, after, at);
  const note = less > 0 ? `${formatRupees(less)} less to pay` : null;
  return addTimelineEntry(tx, changed, { kind: 'tax_changed', actor, note, at });
}

function billedAt(
  { brand, hsnRates }: Pick<Deps, 'brand'> & TaxRateDeps,
  order: Order,
  at: Date,
): BilledAmounts | null {
  const deliveryTax = deliveryTaxOf(order);
  const rateOf = ratesAt(hsnRates(), at);
  if (order.gstBasisPoints !== null || deliveryTax === null || isFlat(rateOf)) return null;
  const lines = order.lines.map(({ hsnCode, quantity, pricePaise, taxablePaise, ...line }) => {
    const rate = rateOf(hsnCode) ?? { basisPoints: line.gstBasisPoints, above: null };
    return {
      quantity,
      goods: paise(pricePaise * quantity - line.promotionPaise),
      taxable: paise(taxablePaise),
      gst: paise(line.gstPaise),
      basisPoints: line.gstBasisPoints,
      rate: rateIn(order.prices, rate),
    };
  });
  const delivery = { delivery: paise(order.deliveryPaise), deliveryTax };
  return atRatesOfTheDay(lines, delivery, headsOf(placeOf(brand, order)));
}

/** A raised rate's cost becomes a discount. */
function taxedLines({ lines, prices }: Order, billed: BilledAmounts): Order['lines'] {
  return lines.map((line, index) => {
    const amounts = billed.lines[index];
    if (amounts === undefined) throw new RangeError(`no amounts for line ${index}`);
    const borne = prices === 'exclusive' ? line.taxablePaise - amounts.taxable : 0;
    return {
      ...line,
      discountPaise: line.discountPaise + borne,
      taxablePaise: amounts.taxable,
      gstBasisPoints: amounts.basisPoints,
      gstPaise: amounts.gst,
    };
  });
}

function taxColumns({ brand }: Pick<Deps, 'brand'>, order: Order, billed: BilledAmounts) {
  const { lines, delivery, deliveryTax } = billed;
  const isInside = order.prices === 'inclusive';
  const subtotal = sumPaise(...lines.map(({ taxable }) => taxable));
  const gst = sumPaise(...lines.map((line) => line.gst), deliveryTax.gst);
  const borne = isInside ? 0 : order.subtotalPaise - subtotal;
  const gstInside = isInside ? ('by line' as const) : null;
  const { cgst, sgst, igst, roundOff } = splitOrderGst(
    { subtotal, gst, delivery, gstInside },
    lines.map(({ basisPoints, ...amounts }) => ({ ...amounts, gstBasisPoints: basisPoints })),
    deliveryTax,
    placeOf(brand, order),
  );
  return {
    gstInside,
    discountPaise: order.discountPaise + borne,
    totalSavingsPaise: order.totalSavingsPaise + borne,
    subtotalPaise: subtotal,
    gstPaise: gst,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    roundOffPaise: roundOff,
    deliveryPaise: delivery,
    // A raised rate's cost is borne by the shop, also on the fee.
    cashFeePaise: isInside ? order.cashFeePaise : Math.min(order.cashFeePaise, delivery),
    deliveryGstBasisPoints: deliveryTax.basisPoints,
    deliveryGstPaise: deliveryTax.gst,
    deliveryTaxes: isInside ? [...(deliveryTax.shares ?? [])] : null,
  } satisfies Partial<TaxedFigures>;
}

function placeOf({ state }: Deps['brand'], order: Order): Place {
  return { sellerState: state, supplyState: supplyStateOf(order) };
}

/** The gift card's share; if all, nothing is collected (GIFT-CARD-2). */
function paidColumns(
  { config }: Pick<Deps, 'config'>,
  order: Order,
  { after, backOnCard, at }: { readonly after: Paise; readonly backOnCard: Paise; readonly at: Date },
) {
  const giftCardPaise = minPaise(subtractPaise(paise(order.giftCardPaise), backOnCard), after);
  const isNowPaid = order.paymentStatus === 'pending' && giftCardPaise === after;
  const payment = {
    paymentMethod: isNowPaid ? ('online' as const) : order.paymentMethod,
    paymentStatus: isNowPaid ? ('completed' as const) : order.paymentStatus,
    totalPaise: after,
    giftCardPaise,
  };
  return {
    ...payment,
    cashRoundOffPaise: cashRoundOffOf({ ...payment, creditedPaise: order.creditedPaise }, config.roundsCash),
    giftCardLast4: giftCardPaise === 0 ? null : order.giftCardLast4,
    ...(isNowPaid && { paidAt: at }),
  };
}
