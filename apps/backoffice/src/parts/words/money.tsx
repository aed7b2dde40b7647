import { formatPrice } from '@ilaneer/client/format-price';
import { Figure } from '@ilaneer/ui/text/figure';

/** Said beside prices on top of which GST comes. */
export const BEFORE_GST = 'prices before GST';

/** Rupees of the wire; what goes off has a real minus. */
export function Money({ rupees }: { rupees: number }) {
  const amount = formatPrice(Math.abs(rupees));
  return <Figure className="whitespace-nowrap">{rupees < 0 ? `−${amount}` : amount}</Figure>;
}
