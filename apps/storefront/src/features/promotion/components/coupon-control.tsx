import { Button } from '@ilaneer/ui/button';
import { Icon } from '@ilaneer/ui/icon';
import { useRef, useState } from 'react';
import { showRupees } from '../../../lib/show-rupees.ts';
import { removeCoupon } from '../applied-coupon.ts';
import type { SingleItem } from '../reducible-items.ts';
import type { ReducedPrice } from '../use-reduced-price.ts';
import { CouponDialog } from './coupon-dialog.tsx';

type CouponControlProps = {
  readonly price: ReducedPrice;
  readonly item: SingleItem;
  /** An order is being placed. */
  readonly disabled: boolean;
};

/** Stands in the order summary: the coupon that is applied, and the way to all of them. */
export function CouponControl({ price, item, disabled }: CouponControlProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { appliedCode } = price;
  return (
    <div className="grid gap-3">
      {appliedCode !== null && (
        <AppliedCoupon
          price={price}
          disabled={disabled}
          onRemove={() => {
            removeCoupon();
            // Its own button goes with the coupon.
            opener.current?.focus();
          }}
        />
      )}
      <Button
        ref={opener}
        variant="secondary"
        size="sm"
        wide
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="tag" className="size-5" />
        {appliedCode === null ? 'Apply coupons' : 'Change coupon'}
      </Button>
      <CouponDialog open={open} onOpenChange={setOpen} price={price} item={item} />
    </div>
  );
}

type AppliedCouponProps = {
  readonly price: ReducedPrice;
  readonly disabled: boolean;
  readonly onRemove: () => void;
};

function AppliedCoupon({ price, disabled, onRemove }: AppliedCouponProps) {
  const { appliedCode, problem, couponCode, summary, isUpdating } = price;
  const saves = couponCode === null || isUpdating ? null : (summary?.couponSavings ?? null);
  return (
    <div
      role="status"
      className={`flex items-center gap-3 rounded-md py-1.5 pr-1.5 pl-4 ${problem === null ? 'bg-leaf-tint' : 'bg-husk-tint'}`}
    >
      <div className="min-w-0 grow text-sm">
        <p className="break-words font-bold">{appliedCode}</p>
        {problem !== null && <p className="font-medium text-husk-dark">{problem}</p>}
        {problem === null && (
          <p className="font-medium text-leaf-dark">
            {saves === null ? 'Checking...' : `You save ${showRupees(saves)}`}
          </p>
        )}
      </div>
      {price.retry !== null && (
        <Button variant="quiet" size="sm" disabled={disabled} onClick={price.retry}>
          Try Again
        </Button>
      )}
      <Button variant="quiet" size="sm" disabled={disabled} onClick={onRemove}>
        Remove<span className="sr-only"> coupon {appliedCode}</span>
      </Button>
    </div>
  );
}
