import type { CouponView } from '@ilaneer/contract/coupon';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { formatPrice } from '../../../lib/format-price.ts';

type CouponRowProps = {
  readonly coupon: CouponView;
  readonly isApplied: boolean;
  readonly onApply: () => void;
};

/** A coupon: what it gives, and what it does for this order or what is missing for it. */
export function CouponRow({ coupon, isApplied, onApply }: CouponRowProps) {
  const isUsable = coupon.usable === true;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed p-4 ${isUsable ? 'border-leaf bg-leaf-tint' : 'border-line-strong'}`}
    >
      <div className="min-w-40 flex-1">
        <p className="break-words font-bold tracking-wide">{coupon.code}</p>
        <p className="text-palm-soft text-sm">{coupon.description}</p>
        {coupon.validUntil !== null && (
          <p className="text-palm-soft text-sm">Valid until {formatDay(coupon.validUntil)}</p>
        )}
        {isUsable ? (
          <p className="mt-1 font-semibold text-leaf-dark text-sm">You save {formatPrice(coupon.discount)}</p>
        ) : (
          <p className="mt-1 font-semibold text-husk-dark text-sm">{coupon.reason}</p>
        )}
      </div>
      {isApplied ? (
        <Badge tone="leaf" icon="tick">
          Applied
        </Badge>
      ) : (
        isUsable && (
          <Button size="sm" onClick={onApply}>
            Apply<span className="sr-only"> {coupon.code}</span>
          </Button>
        )
      )}
    </li>
  );
}
