import { paise } from '@ilaneer/domain/money';
import { type RateAmount, sumByRate } from '@ilaneer/domain/pricing/tax-by-rate';
import type { Order } from '../../modules/order/repository.ts';

/** What an order is taxed at, rate by rate, its delivery charge with it; null when one rate is charged on all goods. */
export function gstByRateOf({
  lines,
  deliveryPaise,
  deliveryGstBasisPoints,
  deliveryGstPaise,
}: Pick<Order, 'deliveryPaise' | 'deliveryGstBasisPoints' | 'deliveryGstPaise' | 'lines'>):
  | RateAmount[]
  | null {
  if (deliveryGstBasisPoints === null) return null;
  const goods = lines.map((line) => rateAmount(line.gstBasisPoints, line.taxablePaise, line.gstPaise));
  const delivery = rateAmount(deliveryGstBasisPoints, deliveryPaise, deliveryGstPaise);
  return sumByRate(deliveryPaise > 0 ? [...goods, delivery] : goods);
}

function rateAmount(basisPoints: number, taxable: number, gst: number): RateAmount {
  return { basisPoints, taxable: paise(taxable), gst: paise(gst) };
}
