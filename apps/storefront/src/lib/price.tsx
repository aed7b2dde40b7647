import { formatPrice, paidNote } from '@ilaneer/client/format-price';
import type { PricedPiece } from '@ilaneer/domain/catalogue/price-with-gst';
import { cx } from '@ilaneer/ui/text/cx';
import { Figure } from '@ilaneer/ui/text/figure';

const sizes = {
  sm: ['text-base', 'text-sm'],
  md: ['text-lg', 'text-sm'],
  lg: ['text-3xl', 'text-lg'],
} as const;

export type PriceProps = {
  readonly of: PricedPiece & {
    /** Struck through if higher. */
    readonly originalPrice?: number;
  };
  readonly isLowest?: boolean;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
  readonly noteClass?: string;
};

/** PRICING-37: the only display of prices. */
export function Price({
  of,
  isLowest = false,
  size = 'md',
  className,
  noteClass = 'text-palm-soft text-sm',
}: PriceProps) {
  const { price, originalPrice = price } = of;
  const reduced = originalPrice > price;
  const off = Math.round((1 - price / originalPrice) * 100);
  const [large, small] = sizes[size];
  return (
    <span className={cx('grid', className)}>
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {isLowest && <span className="text-palm-soft text-sm">from</span>}
        <span className={cx('font-bold tracking-tight', large)}>
          {reduced && <span className="sr-only">Price </span>}
          <Figure>{formatPrice(price)}</Figure>
        </span>
        {reduced && (
          <s className={cx('text-palm-soft', small)}>
            <span className="sr-only">Original price </span>
            <Figure>{formatPrice(originalPrice)}</Figure>
          </s>
        )}
        {reduced && off > 0 && (
          <span className={cx('font-semibold text-hibiscus-dark', small)}>
            <Figure>{`${off}%`}</Figure> off
          </span>
        )}
      </span>
      <PaidNote of={of} className={noteClass} />
    </span>
  );
}

/** For exclusive prices. */
export function BeforeGst() {
  return <span className="block font-normal text-palm-soft text-sm">before GST</span>;
}

function PaidNote({ of, className }: { readonly of: PricedPiece; readonly className: string }) {
  const { figure, words } = paidNote(of);
  return (
    <span className={className}>
      {figure !== null && <Figure>{figure}</Figure>} <span>{words}</span>
    </span>
  );
}
