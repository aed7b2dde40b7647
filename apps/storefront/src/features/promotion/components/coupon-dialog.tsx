import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { formatPrice } from '../../../lib/format-price.ts';
import { useCoupons } from '../api/get-coupons.ts';
import { applyCoupon } from '../applied-coupon.ts';
import type { SingleItem } from '../reducible-items.ts';
import type { ReducedPrice } from '../use-reduced-price.ts';
import { CouponCodeForm } from './coupon-code-form.tsx';
import { CouponRow } from './coupon-row.tsx';

type CouponDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly price: ReducedPrice;
  readonly item: SingleItem;
};

/** Every coupon with what it does for this order, and a field for a code (part 2 section 2). */
export function CouponDialog({ open, onOpenChange, price, item }: CouponDialogProps) {
  const { show } = useToast();

  function apply(code: string, discount: number) {
    applyCoupon(code);
    onOpenChange(false);
    show({ text: `${code} applied. You save ${formatPrice(discount)}.`, tone: 'success' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Apply coupons"
      description="One coupon for each order. It is taken off before GST."
    >
      <CouponCodeForm item={item} onGood={apply} />
      <CouponList price={price} item={item} onApply={apply} />
    </Dialog>
  );
}

type CouponListProps = {
  readonly price: ReducedPrice;
  readonly item: SingleItem;
  readonly onApply: (code: string, discount: number) => void;
};

function CouponList({ price, item, onApply }: CouponListProps) {
  const coupons = useCoupons(item, price.fingerprint);
  if (coupons.data === undefined) {
    return coupons.isError ? (
      <div className="mt-5 grid justify-items-start gap-4">
        <Notice tone="error">{coupons.error.message}</Notice>
        <Button
          variant="secondary"
          size="sm"
          busy={coupons.isFetching}
          onClick={() => void coupons.refetch()}
        >
          Try Again
        </Button>
      </div>
    ) : (
      <CouponSkeletons />
    );
  }
  if (coupons.data.length === 0) {
    return (
      <p className="mt-5 text-palm-soft">There are no coupons just now. Have a code? Type it in above.</p>
    );
  }
  return (
    <ul aria-label="Coupons" className="mt-5 grid gap-3">
      {coupons.data.map((coupon) => (
        <CouponRow
          key={coupon.id}
          coupon={coupon}
          isApplied={coupon.code === price.appliedCode}
          onApply={() => onApply(coupon.code, coupon.discount)}
        />
      ))}
    </ul>
  );
}

function CouponSkeletons() {
  return (
    <div role="status" className="mt-5 grid gap-3">
      <span className="sr-only">Loading coupons</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
