import { minPaise, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { splitOrderGst } from '../order/place-order.ts';
import { type GstHeads, type GstSplit, headsOf } from '../pricing/split-gst.ts';
import type { DeliveryTax } from '../pricing/tax-by-rate.ts';
import type { InvoiceFigures } from './invoice-figures.ts';

export type ExchangedLine = {
  readonly isSame: boolean;
  /** Unit price paid. */
  readonly soldAt: Paise;
  /** Current unit price of the replacement. */
  readonly price: Paise;
};

/** Figures of a replacement order; `lines` in credit note order. */
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

/** Same goods always; others of the product if not more expensive (RETURN-17). */
export function mayGoOut({ isSame, soldAt, price }: ExchangedLine): boolean {
  return isSame || price <= soldAt;
}

/** With its delivery charge. Cheaper goods cost their share, rounded down (RETURN-17). */
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
    // For nearly free goods rounding may leave more taxable than paid.
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

/** Included GST heads are equal (PRICING-29). */
function inHeads(gst: Paise, heads: GstHeads): Paise {
  return paise(gst - (gst % heads));
}

function partOf(whole: Paise, line: ExchangedLine | undefined): Paise {
  if (line === undefined) throw new RangeError('a returned line goes out for nothing');
  const { isSame, soldAt, price } = line;
  if (!mayGoOut(line)) throw new RangeError('dearer goods do not go out for cheaper ones');
  return isSame || price === soldAt ? whole : paise(Number((BigInt(whole) * BigInt(price)) / BigInt(soldAt)));
}
