import { type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { type Place, splitOrderGst } from '@ilaneer/domain/order/place-order';
import { headsOf } from '@ilaneer/domain/pricing/split-gst';
import { type RateAmount, reworkInside } from '@ilaneer/domain/pricing/tax-by-rate';
import { deliveryTaxOf, supplyStateOf } from './invoiced-order.ts';
import type { TaxColumn } from './lines-repository.ts';
import type { Order, OrderRow } from './repository.ts';

export type TaxAtPlace = Pick<OrderRow, TaxColumn> & Pick<Order, 'lines'>;

/** Amounts paid stay; included GST is recalculated where the heads differ (PRICING-29). */
export function taxAtPlace(ordered: Order, place: Place): TaxAtPlace {
  const heads = headsOf(place);
  const headsBefore = headsOf({ ...place, supplyState: supplyStateOf(ordered) });
  const isReworked = ordered.gstInside === 'by line' && heads !== headsBefore;
  const order = isReworked ? { ...ordered, ...reworkedFor(ordered, heads) } : ordered;
  const { lines, subtotalPaise, gstPaise, deliveryPaise, deliveryGstPaise, deliveryTaxes } = order;
  const { cgst, sgst, igst, roundOff } = splitOrderGst(
    {
      subtotal: paise(subtotalPaise),
      gst: paise(gstPaise),
      delivery: paise(deliveryPaise),
      gstInside: order.gstInside,
    },
    lines.map(toAmount).map((amount) => ({ ...amount, gstBasisPoints: amount.basisPoints })),
    deliveryTaxOf(order),
    place,
  );
  return {
    lines,
    subtotalPaise,
    gstPaise,
    cgstPaise: cgst,
    sgstPaise: sgst,
    igstPaise: igst,
    roundOffPaise: roundOff,
    deliveryPaise,
    deliveryGstPaise,
    deliveryTaxes,
  };
}

function reworkedFor(order: Order, heads: ReturnType<typeof headsOf>) {
  const amounts = reworkInside(order.lines.map(toAmount), heads);
  const deliveryTaxes = reworkInside(order.deliveryTaxes ?? [], heads);
  const lines = order.lines.map((line, index) => {
    const { taxable, gst } = amounts[index] ?? toAmount(line);
    return { ...line, taxablePaise: taxable, gstPaise: gst };
  });
  return {
    lines,
    deliveryTaxes,
    subtotalPaise: sumOf(amounts, 'taxable'),
    gstPaise: sumOf([...amounts, ...deliveryTaxes], 'gst'),
    deliveryPaise: sumOf(deliveryTaxes, 'taxable'),
    deliveryGstPaise: sumOf(deliveryTaxes, 'gst'),
  };
}

function toAmount({ gstBasisPoints, taxablePaise, gstPaise }: Order['lines'][number]): RateAmount {
  return { basisPoints: gstBasisPoints, taxable: paise(taxablePaise), gst: paise(gstPaise) };
}

function sumOf(amounts: readonly RateAmount[], part: 'taxable' | 'gst'): Paise {
  return sumPaise(...amounts.map((amount) => amount[part]));
}
