import { NO_PAISE, subtractPaise } from '../money.ts';
import { figuresOf } from '../order/place-order.ts';
import { FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import { listPrice, type PricedLine, type Reductions } from '../pricing/price-cart.ts';
import type { InvoicedOrder } from '../tax-document/invoice-figures.ts';

export const SELLER = 'Kerala';

/** In any price and tax mode. */
export function orderAsPlaced(lines: readonly PricedLine[], off: Reductions, supplyState: string) {
  const place = { sellerState: SELLER, supplyState };
  const figures = figuresOf(lines, place, FIRST_DELIVERY_RULES, off);
  const { summary, tax, deliveryTax, lines: amounts } = figures;
  const { isInclusive } = summary;
  const onDelivery = deliveryTax?.gst ?? NO_PAISE;
  const goods = lines.map((line, index) => ({
    price: line.price,
    originalPrice: listPrice(line),
    quantity: line.quantity,
    description: `Thing ${index}`,
    hsnCode: '61091000',
    taxable: amounts[index]?.taxable ?? NO_PAISE,
    gst: amounts[index]?.gst ?? NO_PAISE,
    gstBasisPoints: amounts[index]?.gstBasisPoints ?? 0,
  }));
  const stored = {
    ...tax,
    isInclusive,
    taxable: isInclusive
      ? subtractPaise(summary.subtotal, subtractPaise(summary.gst, onDelivery))
      : summary.subtotal,
    delivery: isInclusive ? subtractPaise(summary.delivery, onDelivery) : summary.delivery,
    total: summary.total,
    supplyState,
  };
  const order: InvoicedOrder =
    deliveryTax === null
      ? { ...stored, gstBasisPoints: 1_800, lines: goods }
      : { ...stored, gstBasisPoints: null, lines: goods, deliveryTax };
  return { figures, order };
}
