import { formatPrice } from '@ilaneer/client/format-price';
import { Button } from '@ilaneer/ui/buttons/button';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useRef, useState } from 'react';
import type { BuyNowChoice } from '../items/checkout-items.ts';
import { applyCoupon } from '../summary/applied-reductions.ts';
import type { ReducedPrice } from '../summary/use-reduced-price.ts';
import { CouponDialog } from './coupon-dialog.tsx';

type CouponControlProps = {
  readonly price: ReducedPrice;
  readonly choice: BuyNowChoice | null;
  readonly disabled: boolean;
};

export function CouponControl({ price, choice, disabled }: CouponControlProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { appliedCode, problem, retry } = price;
  const isApplied = appliedCode !== null;
  const ground = problem === null ? 'bg-leaf-tint' : 'bg-husk-tint';
  return (
    <div
      className={
        isApplied ? `flex flex-wrap items-center justify-end rounded-md py-1.5 pr-1.5 pl-4 ${ground}` : ''
      }
    >
      {isApplied && <AppliedCoupon price={price} />}
      {retry !== null && isApplied && (
        <Button variant="quiet" size="sm" disabled={disabled} onClick={retry}>
          Try Again
        </Button>
      )}
      <Button
        ref={opener}
        variant={isApplied ? 'quiet' : 'secondary'}
        size="sm"
        wide={!isApplied}
        disabled={disabled}
        aria-label={isApplied ? 'Change coupon' : undefined}
        onClick={() => setOpen(true)}
      >
        {!isApplied && <Icon name="tag" className="size-5" />}
        {isApplied ? 'Change' : 'Apply coupons'}
      </Button>
      {isApplied && (
        <Button
          variant="quiet"
          size="sm"
          disabled={disabled}
          onClick={() => {
            applyCoupon(null);
            // Focus the opener.
            opener.current?.focus();
          }}
        >
          Remove<span className="sr-only"> coupon {appliedCode}</span>
        </Button>
      )}
      <CouponDialog open={open} onOpenChange={setOpen} price={price} choice={choice} />
    </div>
  );
}

function AppliedCoupon({ price }: { readonly price: ReducedPrice }) {
  const { appliedCode, problem, couponCode, summary, isUpdating } = price;
  const saves = couponCode === null || isUpdating ? null : (summary?.couponSavings ?? null);
  return (
    <div role="status" className="min-w-0 grow text-sm max-sm:basis-full">
      <p className="wrap-anywhere font-bold">{appliedCode}</p>
      {problem === null ? (
        <p className="font-medium text-leaf-dark">
          {saves === null ? (
            'Checking...'
          ) : (
            <span>
              You save <Figure>{formatPrice(saves)}</Figure>
            </span>
          )}
        </p>
      ) : (
        <p className="font-medium text-husk-dark">{problem}</p>
      )}
    </div>
  );
}
