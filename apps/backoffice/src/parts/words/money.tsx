import { formatPrice } from '@ilaneer/client/format-price';
import { Figure } from '@ilaneer/ui/text/figure';

export const BEFORE_GST = 'prices before GST';

/** Wire rupees; real minus. */
export function Money({ rupees }: { rupees: number }) {
  const amount = formatPrice(Math.abs(rupees));
  return <Figure className="whitespace-nowrap">{rupees < 0 ? `−${amount}` : amount}</Figure>;
}
