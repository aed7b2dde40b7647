import { formatPrice } from '@ilaneer/client/format-price';

/** Rupees of the wire. */
export function Money({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap tabular-nums">{formatPrice(rupees)}</span>;
}
