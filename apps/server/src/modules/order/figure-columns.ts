import { NO_PAISE, subtractPaise } from '@ilaneer/domain/money';
import type { OrderFigures } from '@ilaneer/domain/order/place-order';

/** Money columns: subtotal and delivery before GST in every price mode. */
export function figureColumns({ summary, tax, deliveryTax }: Omit<OrderFigures, 'lines'>) {
  const onDelivery = deliveryTax?.gst ?? NO_PAISE;
  const { isInclusive } = summary;
  return {
    prices: isInclusive ? ('inclusive' as const) : ('exclusive' as const),
    gstInside: isInclusive ? ('by line' as const) : null,
    totalMrpPaise: summary.totalMRP,
    discountPaise: summary.discount,
    couponSavingsPaise: summary.couponSavings,
    coinSavingsPaise: summary.coinSavings,
    subtotalPaise: isInclusive
      ? subtractPaise(summary.subtotal, subtractPaise(summary.gst, onDelivery))
      : summary.subtotal,
    gstPaise: summary.gst,
    cgstPaise: tax.cgst,
    sgstPaise: tax.sgst,
    igstPaise: tax.igst,
    roundOffPaise: tax.roundOff,
    deliveryPaise: isInclusive ? subtractPaise(summary.delivery, onDelivery) : summary.delivery,
    cashFeePaise: summary.surcharge,
    totalPaise: summary.total,
    totalSavingsPaise: summary.totalSavings,
    deliveryGstBasisPoints: deliveryTax?.basisPoints ?? null,
    deliveryGstPaise: onDelivery,
    deliveryTaxes: isInclusive ? [...(deliveryTax?.shares ?? [])] : null,
  };
}
