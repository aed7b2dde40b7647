import type { OrderFigures } from '@ilaneer/domain/order/place-order';

/** The money of an order as its row keeps it. */
export function figureColumns({ summary, tax, deliveryTax }: Omit<OrderFigures, 'lines'>) {
  return {
    totalMrpPaise: summary.totalMRP,
    discountPaise: summary.discount,
    couponSavingsPaise: summary.couponSavings,
    coinSavingsPaise: summary.coinSavings,
    subtotalPaise: summary.subtotal,
    gstPaise: summary.gst,
    cgstPaise: tax.cgst,
    sgstPaise: tax.sgst,
    igstPaise: tax.igst,
    roundOffPaise: tax.roundOff,
    deliveryPaise: summary.delivery,
    totalPaise: summary.total,
    totalSavingsPaise: summary.totalSavings,
    deliveryGstBasisPoints: deliveryTax?.basisPoints ?? null,
    deliveryGstPaise: deliveryTax?.gst ?? 0,
  };
}
