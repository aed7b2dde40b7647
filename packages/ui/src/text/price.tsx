import { cx } from './cx.tsx';

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-3xl' } as const;

export type PriceProps = {
  /** Formatted by the caller, rupee sign and all: `₹1,249`. */
  price: string;
  original?: string | undefined;
  /** `20% off`. */
  discount?: string | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

export function Price({ price, original, discount, size = 'md', className }: PriceProps) {
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={cx('font-bold tracking-tight', sizes[size])}>
        {original && <span className="sr-only">Price </span>}
        {price}
      </span>
      {original && (
        <s className={cx('text-palm-soft', size === 'lg' ? 'text-lg' : 'text-sm')}>
          <span className="sr-only">Original price </span>
          {original}
        </s>
      )}
      {discount && (
        <span className={cx('font-semibold text-hibiscus-dark', size === 'lg' ? 'text-base' : 'text-sm')}>
          {discount}
        </span>
      )}
    </span>
  );
}
