import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { OrderMethod } from '@ilaneer/domain/delivery/methods';
import { formatRupees, NO_PAISE, type Paise } from '@ilaneer/domain/money';
import { cashRoundOffOf } from '@ilaneer/domain/order/cash-round-off';
import { CONFIRMATION_HOLD } from '@ilaneer/domain/order/delivery-record';
import { snapshotOf } from '@ilaneer/domain/order/line-snapshot';
import type { OrderAddress } from '@ilaneer/domain/order/order-address';
import type { PaymentMethod } from '@ilaneer/domain/order/payment-method';
import type { OrderFigures } from '@ilaneer/domain/order/place-order';
import { GST_BASIS_POINTS } from '@ilaneer/domain/pricing/gst-rate';
import type { BilledPerson } from '@ilaneer/domain/tax-document/billed-order';
import type { BusinessDetails } from '@ilaneer/domain/tax-document/business-details';
import type { CartLine } from '../../modules/cart/cart.ts';
import {
  figureColumns,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from '../../modules/order/order.ts';

export type NewOrder = {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
  readonly lines: readonly CartLine[];
  readonly figures: OrderFigures;
  /** All goods bear the flat rate, regardless of their HSN code. */
  readonly isFlat: boolean;
  readonly couponCode: string | null;
  readonly coins: number;
  readonly paymentMethod: PaymentMethod;
  readonly giftCard: { readonly last4: string; readonly paid: Paise } | null;
  /** Cash is rounded to the rupee. */
  readonly roundsCash: boolean;
  readonly promisedOn: string | null;
  readonly deliveryMethod: OrderMethod | null;
  /** CHECKOUT-31. */
  readonly confirmBy: Date | null;
  readonly payableUntil: Date | null;
  readonly awaitsPlaceOrder: boolean;
  readonly takenBy: StaffActor | null;
  /** Its number. */
  readonly quote: string | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly deliveryAddress: OrderAddress;
  readonly business: BusinessDetails | null;
  readonly billTo: BilledPerson | null;
};

export function toOrderRows(order: NewOrder): {
  order: Omit<OrderRow, 'number'>;
  lines: OrderLineRow[];
  event: OrderEventRow;
} {
  const { summary } = order.figures;
  const { giftCard } = order;
  const status = order.payableUntil === null ? 'placed' : 'pending';
  const isPaid = giftCard?.paid === summary.total;
  const payment = {
    // A gift card pays online (GIFT-CARD-2).
    paymentMethod: isPaid ? ('online' as const) : order.paymentMethod,
    paymentStatus: isPaid ? ('completed' as const) : ('pending' as const),
    totalPaise: summary.total,
    giftCardPaise: giftCard?.paid ?? NO_PAISE,
    creditedPaise: 0,
  };
  return {
    order: {
      id: order.id,
      userId: order.userId,
      status,
      idempotencyKey: order.idempotencyKey,
      requestHash: order.requestHash,
      version: 1,
      ...figureColumns(order.figures),
      ...payment,
      cashRoundOffPaise: cashRoundOffOf(payment, order.roundsCash),
      gstBasisPoints: order.isFlat ? GST_BASIS_POINTS : null,
      unitRounding: 'half up',
      couponCode: order.couponCode,
      giftCardLast4: giftCard?.last4 ?? null,
      coins: order.coins,
      business: order.business,
      billTo: order.billTo,
      deliveryAddress: order.deliveryAddress,
      courier: null,
      trackingNumber: null,
      cancelCause: null,
      cancelReason: null,
      cancelCategory: null,
      cancelFeedback: null,
      skuText: order.lines.map(({ sku }) => sku).join(' '),
      tags: [],
      heldAt: order.confirmBy === null ? null : order.at,
      holdReason: order.confirmBy === null ? null : CONFIRMATION_HOLD,
      confirmBy: order.confirmBy,
      deliveryMethod: order.deliveryMethod,
      promisedOn: order.promisedOn,
      expectedOn: null,
      payableUntil: order.payableUntil,
      awaitsPlaceOrder: order.awaitsPlaceOrder,
      paidAt: isPaid ? order.at : null,
      deliveredAt: null,
      cashCollectedAt: null,
      cancelledAt: null,
      createdAt: order.at,
      updatedAt: order.at,
    },
    lines: order.lines.map((line, index) => toLineRow(order, line, index)),
    event: {
      orderId: order.id,
      position: 1,
      kind: status,
      status,
      ...(order.takenBy === null
        ? { actorKind: 'shopper' as const, actorId: order.userId }
        : { actorKind: 'staff' as const, actorId: order.takenBy.id }),
      note: noteOf(order),
      happenedAt: order.at,
    },
  };
}

function noteOf({ takenBy, quote, giftCard }: NewOrder): string | null {
  if (quote !== null) return `Quote ${quote} was accepted`;
  if (takenBy !== null) return `Taken by phone by ${takenBy.name}`;
  return giftCard === null ? null : `${formatRupees(giftCard.paid)} by gift card ••${giftCard.last4}`;
}

function toLineRow(order: NewOrder, line: CartLine, index: number): OrderLineRow {
  const amounts = order.figures.lines[index];
  if (amounts === undefined) throw new RangeError(`no amounts for line ${index}`);
  return {
    orderId: order.id,
    position: index + 1,
    ...snapshotOf(line),
    // Only the MRP may be struck through (PRICING-24).
    originalPricePaise: order.figures.summary.isInclusive ? line.mrpPaise : line.originalPricePaise,
    discountPaise: amounts.discount,
    promotionPaise: amounts.promotion,
    taxablePaise: amounts.taxable,
    gstBasisPoints: amounts.gstBasisPoints,
    gstPaise: amounts.gst,
  };
}
