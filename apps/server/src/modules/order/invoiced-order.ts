import { paise } from '@ilaneer/domain/money';
import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import type { InvoicedOrder } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Order } from './repository.ts';

/** An order as its tax documents count it: every figure as it was when it was placed. */
export function toInvoicedOrder(order: Order): InvoicedOrder {
  const lines = order.lines.map((line) => ({
    description: line.variantName === '' ? line.name : `${line.name}, ${line.variantName}`,
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
    deliveryState: order.deliveryAddress.state,
  };
  const { gstBasisPoints, deliveryGstBasisPoints } = order;
  if (gstBasisPoints !== null) return { ...figures, gstBasisPoints, lines };
  const deliveryTax = { basisPoints: deliveryGstBasisPoints ?? 0, gst: paise(order.deliveryGstPaise) };
  return { ...figures, gstBasisPoints, lines, deliveryTax };
}

/** An order as its tax documents name it. */
export function toBilledOrder(order: Order): BilledOrder {
  return {
    number: order.number,
    placedAt: order.createdAt,
    isPaidOnDelivery: order.paymentMethod === 'cod',
    buyer: order.deliveryAddress,
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
