import { minPaise, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { splitOrderGst } from '../order/place-order.ts';
import { type GstHeads, type GstSplit, headsOf } from '../pricing/split-gst.ts';
import type { DeliveryTax } from '../pricing/tax-by-rate.ts';
import type { InvoiceFigures } from './invoice-figures.ts';

/** A returned line and what goes out for it; prices are per unit, as the order that came back counts them. */
export type ExchangedLine = {
  readonly isSame: boolean;
  /** What a unit was sold at. */
  readonly soldAt: Paise;
  /** What a unit of the goods that go out costs now. */
  readonly price: Paise;
};

/** Every figure of an order that goes out for returned goods; `lines` are in the order of the credit note's. */
export type ExchangeFigures = {
  readonly lines: readonly {
    readonly taxable: Paise;
    readonly gst: Paise;
    readonly gstBasisPoints: number;
  }[];
  readonly subtotal: Paise;
  readonly gst: Paise;
  readonly delivery: Paise;
  readonly deliveryTax: DeliveryTax | null;
  readonly tax: GstSplit;
  readonly total: Paise;
};

/** Whether goods may go out for others: the same ones always, others of the product when they are not dearer (RETURN-17). */
export function mayGoOut({ isSame, soldAt, price }: ExchangedLine): boolean {
  return isSame || price <= soldAt;
}

/**
 * What goods that go out instead cost: exactly what the returned ones give back, the delivery charge with it, which is
 * paid once. Cheaper ones cost their part of it, each figure rounded down, so that an exchange never costs more than the
 * return gives back (RETURN-17).
 */
export function exchangeFigures(
  note: InvoiceFigures,
  exchanged: readonly ExchangedLine[],
  place: { readonly sellerState: string; readonly supplyState: string },
): ExchangeFigures {
  const heads = headsOf(place);
  const lines = note.lines.map((line, index) => {
    const { gstBasisPoints, paid } = line;
    const part = (whole: Paise) => partOf(whole, exchanged[index]);
    if (note.isInclusive) {
      const gst = inHeads(minPaise(part(sumPaise(...line.taxes)), part(paid)), heads);
      return { taxable: subtractPaise(part(paid), gst), gst, gstBasisPoints };
    }
    // Of goods that cost next to nothing, rounding may leave a paisa more to tax than was paid.
    const taxable = minPaise(line.taxable, paid);
    return { taxable: part(taxable), gst: part(subtractPaise(paid, taxable)), gstBasisPoints };
  });
  const { delivery } = note;
  const deliveryTax =
    note.deliveryBasisPoints === null
      ? null
      : {
          basisPoints: note.deliveryBasisPoints,
          gst: sumPaise(...note.deliveryTaxes),
          ...(note.isInclusive && { shares: note.deliveryShares }),
        };
  const subtotal = sumPaise(...lines.map(({ taxable }) => taxable));
  const gst = sumPaise(...lines.map((line) => line.gst), deliveryTax?.gst ?? NO_PAISE);
  return {
    lines,
    subtotal,
    gst,
    delivery,
    deliveryTax,
    tax: splitOrderGst(
      { subtotal, gst, delivery, gstInside: note.isInclusive ? 'by line' : null },
      lines,
      deliveryTax,
      place,
    ),
    total: sumPaise(subtotal, gst, delivery),
  };
}

/** The heads of GST inside a price are equal (PRICING-29). */
function inHeads(gst: Paise, heads: GstHeads): Paise {
  return paise(gst - (gst % heads));
}

function partOf(whole: Paise, line: ExchangedLine | undefined): Paise {
  if (line === undefined) throw new RangeError('a returned line goes out for nothing');
  const { isSame, soldAt, price } = line;
  if (!mayGoOut(line)) throw new RangeError('dearer goods do not go out for cheaper ones');
  return isSame || price === soldAt ? whole : paise(Number((BigInt(whole) * BigInt(price)) / BigInt(soldAt)));
}
