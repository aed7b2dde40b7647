import { formatPrice } from '@ilaneer/client/format-price';
import type { TaxRateView } from '@ilaneer/contract/staff/shop/tax-rates';
import { formatDay, startOfIndiaDay } from '@ilaneer/domain/india-day';

type Percents = Pick<TaxRateView, 'percent' | 'upToRupees' | 'percentAbove'>;

/** '5 %', or '5 % up to ₹2,500.00 a piece, 18 % above'. */
export function rateText({ percent, upToRupees, percentAbove }: Percents): string {
  if (upToRupees === null || percentAbove === null) return `${percent} %`;
  return `${percent} % up to ${formatPrice(upToRupees)} a piece, ${percentAbove} % above`;
}

export function dayText(day: string): string {
  return formatDay(startOfIndiaDay(day));
}
