import { formatPrice } from '@ilaneer/client/format-price';

/** Rupees of the wire; what goes off has a real minus. */
export function Money({ rupees }: { rupees: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {rupees < 0 && '−'}
      {formatPrice(Math.abs(rupees))}
    </span>
  );
}
