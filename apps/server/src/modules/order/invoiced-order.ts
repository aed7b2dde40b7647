import { indiaDay } from '@ilaneer/domain/india-day';
import { type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import type { DeliveryTax } from '@ilaneer/domain/pricing/tax-by-rate';
import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import { needsEWayBill } from '@ilaneer/domain/tax-document/e-way-bill';
import type { InvoicedOrder } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Order } from './repository.ts';

export function toInvoicedOrder(order: Order): InvoicedOrder {
  const lines = order.lines.map((line) => ({
    description: lineName(line),
    hsnCode: line.hsnCode,
    quantity: line.quantity,
    price: paise(line.pricePaise),
    originalPrice: paise(line.originalPricePaise),
    taxable: paise(line.taxablePaise),
    gstBasisPoints: line.gstBasisPoints,
    gst: paise(line.gstPaise),
  }));
  const figures = {
    taxable: paise(order.subtotalPaise),
    cgst: paise(order.cgstPaise),
    sgst: paise(order.sgstPaise),
    igst: paise(order.igstPaise),
    roundOff: paise(order.roundOffPaise),
    delivery: paise(order.deliveryPaise),
    total: paise(order.totalPaise),
    supplyState: supplyStateOf(order),
    isInclusive: order.prices === 'inclusive',
    gstInside: order.gstInside,
    unitRounding: order.unitRounding,
  };
  const deliveryTax = deliveryTaxOf(order);
  if (deliveryTax !== null) return { ...figures, gstBasisPoints: null, lines, deliveryTax };
  return { ...figures, gstBasisPoints: order.gstBasisPoints ?? 0, lines };
}

/** PRICING-16. */
export function supplyStateOf({
  business,
  deliveryAddress,
}: Pick<Order, 'business' | 'deliveryAddress'>): string {
  return business?.state ?? deliveryAddress.state;
}

export function travelsWithEWayBill(order: Order): boolean {
  return needsEWayBill(
    {
      lines: order.lines.map(({ taxablePaise, gstPaise, gstBasisPoints }) => ({
        taxable: paise(taxablePaise),
        gst: paise(gstPaise),
        gstBasisPoints,
      })),
      delivery: paise(order.deliveryPaise + order.deliveryGstPaise),
    },
    indiaDay(order.createdAt),
  );
}

/** The tax of an order's delivery charge; null where one rate is charged on goods only. */
export function deliveryTaxOf(
  order: Pick<Order, 'deliveryGstBasisPoints' | 'deliveryGstPaise' | 'deliveryTaxes'>,
): DeliveryTax | null {
  const { deliveryGstBasisPoints: basisPoints, deliveryGstPaise, deliveryTaxes } = order;
  if (basisPoints === null) return null;
  return {
    basisPoints,
    gst: paise(deliveryGstPaise),
    ...(deliveryTaxes !== null && { shares: deliveryTaxes }),
  };
}

type Shown = {
  readonly subtotal: Paise;
  /** Without the fee of Cash on Delivery. */
  readonly delivery: Paise;
  readonly cashFee: Paise;
  readonly isInclusive: boolean;
};

/** An order's displayed amounts: including GST where its prices do. */
export function shownAmounts(
  order: Pick<
    Order,
    'prices' | 'subtotalPaise' | 'gstPaise' | 'deliveryPaise' | 'deliveryGstPaise' | 'cashFeePaise'
  >,
): Shown {
  const cashFee = paise(order.cashFeePaise);
  const [subtotal, delivery] = [paise(order.subtotalPaise), paise(order.deliveryPaise - cashFee)];
  if (order.prices === 'exclusive') return { subtotal, delivery, cashFee, isInclusive: false };
  const onDelivery = paise(order.deliveryGstPaise);
  return {
    subtotal: sumPaise(subtotal, paise(order.gstPaise - onDelivery)),
    delivery: sumPaise(delivery, onDelivery),
    cashFee,
    isInclusive: true,
  };
}

/** An order as its tax documents name it. */
export function toBilledOrder(order: Order): BilledOrder {
  return {
    number: order.number,
    placedAt: order.createdAt,
    isPaidOnDelivery: order.paymentMethod === 'cod',
    giftCard:
      order.giftCardPaise === 0
        ? null
        : { last4: order.giftCardLast4 ?? '', amount: paise(order.giftCardPaise) },
    cashRoundOff: paise(order.cashRoundOffPaise),
    buyer: order.deliveryAddress,
    business: order.business,
    billTo: order.billTo,
    figures: toInvoicedOrder(order),
    discounts: {
      offListPrice: paise(order.discountPaise),
      byCoupon: paise(order.couponSavingsPaise),
      couponCode: order.couponCode,
      byCoins: paise(order.coinSavingsPaise),
      coins: order.coins,
    },
  };
}

export function printedNames({ deliveryAddress, business, billTo }: Order): string[] {
  const people = [deliveryAddress, ...(billTo === null ? [] : [billTo])];
  return [
    ...people.flatMap((one) => [one.fullName, one.addressLine1, one.addressLine2, one.city]),
    ...(business === null
      ? []
      : [business.legalName, business.addressLine1, business.addressLine2, business.city]),
  ];
}
