import { NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import { figuresOf, type Place } from '../order/place-order.ts';
import { GST_BASIS_POINTS } from '../pricing/gst-rate.ts';
import { listPrice, NO_REDUCTIONS, type PricedLine } from '../pricing/price-cart.ts';
import { type InvoiceFigures, invoiceFigures } from '../tax-document/invoice-figures.ts';

/** As a cart's line, with its name and HSN code for paper. */
export type QuotedGoods = PricedLine & { readonly description: string; readonly hsnCode: string };

/** The figures of the order that accepting makes, as its invoice counts them (QUOTE-2). */
export function quoteFigures(lines: readonly QuotedGoods[], freight: Paise, place: Place): InvoiceFigures {
  const figures = figuresOf(lines, place, { charge: freight, freeFrom: null }, NO_REDUCTIONS);
  const { summary, tax, deliveryTax, lines: amounts } = figures;
  const { isInclusive } = summary;
  const onFreight = deliveryTax?.gst ?? NO_PAISE;
  const goods = lines.map((line, index) => ({
    description: line.description,
    hsnCode: line.hsnCode,
    quantity: line.quantity,
    price: line.price,
    originalPrice: listPrice(line),
    taxable: amounts[index]?.taxable ?? NO_PAISE,
    gst: amounts[index]?.gst ?? NO_PAISE,
    gstBasisPoints: amounts[index]?.gstBasisPoints ?? GST_BASIS_POINTS,
  }));
  const order = {
    ...tax,
    isInclusive,
    taxable: isInclusive
      ? subtractPaise(summary.subtotal, subtractPaise(summary.gst, onFreight))
      : summary.subtotal,
    delivery: isInclusive ? subtractPaise(summary.delivery, onFreight) : summary.delivery,
    total: summary.total,
    supplyState: place.supplyState,
  };
  return invoiceFigures(
    deliveryTax === null
      ? { ...order, gstBasisPoints: GST_BASIS_POINTS, lines: goods }
      : { ...order, gstBasisPoints: null, lines: goods, deliveryTax },
    place.sellerState,
  );
}

export type QuoteTax = {
  readonly name: 'CGST' | 'SGST' | 'IGST';
  readonly basisPoints: number;
  readonly amount: Paise;
};

/** Rows for screens; goods and freight with GST where the prices have it inside. */
export type QuoteTotals = {
  readonly isInclusive: boolean;
  readonly goods: Paise;
  readonly freight: Paise;
  readonly taxes: readonly QuoteTax[];
  readonly roundOff: Paise;
  readonly total: Paise;
};

export function quoteTotals(figures: InvoiceFigures): QuoteTotals {
  const { isInclusive, lines, taxable, delivery, deliveryTaxes, taxes, taxTotals, roundOff, total } = figures;
  return {
    isInclusive,
    goods: isInclusive ? sumPaise(...lines.map(({ paid }) => paid)) : taxable,
    freight: isInclusive ? sumPaise(delivery, ...deliveryTaxes) : delivery,
    taxes: taxes
      .map(({ name, basisPoints }, index) => ({
        name,
        basisPoints,
        amount: sumPaise(taxTotals[index] ?? NO_PAISE, deliveryTaxes[index] ?? NO_PAISE),
      }))
      .filter(({ amount }) => amount !== 0),
    roundOff,
    total,
  };
}
