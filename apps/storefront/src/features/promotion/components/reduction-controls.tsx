import type { SingleItem } from '../reducible-items.ts';
import type { ReducedPrice } from '../use-reduced-price.ts';
import { BestPriceLine } from './best-price-line.tsx';
import { CoinsControl } from './coins-control.tsx';
import { CouponControl } from './coupon-control.tsx';

type ReductionControlsProps = {
  readonly price: ReducedPrice;
  readonly item: SingleItem;
  /** An order is being placed. */
  readonly disabled?: boolean;
};

/** What stands in the order summary to make it cheaper: coupons, coins, and the best of both. */
export function ReductionControls({ price, item, disabled = false }: ReductionControlsProps) {
  return (
    <div className="mt-4 grid gap-3">
      <CouponControl price={price} item={item} disabled={disabled} />
      <CoinsControl price={price} disabled={disabled} />
      {price.summary !== undefined && price.best !== null && !disabled && (
        <BestPriceLine best={price.best} summary={price.summary} />
      )}
    </div>
  );
}
