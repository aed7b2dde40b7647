import { partOf } from '@ilaneer/client/api-errors';
import { formatPrice } from '@ilaneer/client/format-price';
import type { CouponView, getCoupons } from '@ilaneer/contract/coupon';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Figure } from '@ilaneer/ui/text/figure';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { type BuyNowChoice, itemQuery } from '../items/checkout-items.ts';
import { applyCoupon } from '../summary/applied-reductions.ts';
import type { ReducedPrice } from '../summary/use-reduced-price.ts';
import { CouponCodeForm } from './coupon-code-form.tsx';

type CouponDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly price: ReducedPrice;
  readonly choice: BuyNowChoice | null;
};

/** COUPON-11. */
export function CouponDialog({ open, onOpenChange, price, choice }: CouponDialogProps) {
  const { show } = useToast();
  const takeBack = useRef<(() => void) | null>(null);
  const isGone = price.problem !== null || price.appliedCode === null;
  // Outdated text.
  useEffect(() => {
    if (isGone) takeBack.current?.();
  }, [isGone]);
  useEffect(() => () => takeBack.current?.(), []);

  function apply(code: string, discount: number) {
    applyCoupon(code);
    onOpenChange(false);
    takeBack.current = show({
      text: `${code} applied. You save ${formatPrice(discount)}.`,
      tone: 'success',
      givesWay: true,
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Apply coupons"
      description={
        price.summary?.gstIncluded
          ? 'One coupon for each order. It is taken off what you pay.'
          : 'One coupon for each order. It is taken off before GST.'
      }
    >
      <CouponCodeForm choice={choice} onGood={apply} />
      <CouponList price={price} choice={choice} onApply={apply} />
    </Dialog>
  );
}

type CouponListProps = {
  readonly price: ReducedPrice;
  readonly choice: BuyNowChoice | null;
  readonly onApply: (code: string, discount: number) => void;
};

function CouponList({ price, choice, onApply }: CouponListProps) {
  const coupons = useCoupons(choice, price.fingerprint);
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

type CouponRowProps = {
  readonly coupon: CouponView;
  readonly isApplied: boolean;
  readonly onApply: () => void;
};

function CouponRow({ coupon, isApplied, onApply }: CouponRowProps) {
  const isUsable = coupon.usable === true;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed p-4 ${isUsable ? 'border-leaf bg-leaf-tint' : 'border-line-strong'}`}
    >
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-bold tracking-wide">{coupon.code}</p>
        <p className="text-palm-soft text-sm">{coupon.description}</p>
        {coupon.validUntil !== null && (
          <p className="text-palm-soft text-sm">Valid until {formatDay(coupon.validUntil)}</p>
        )}
        {isUsable ? (
          <p className="mt-1 font-semibold text-leaf-dark text-sm">
            You save <Figure>{formatPrice(coupon.discount)}</Figure>
          </p>
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

function useCoupons(choice: BuyNowChoice | null, fingerprint: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['coupons', user?.id, choice, fingerprint],
    staleTime: 0,
    queryFn: ({ signal }) =>
      request<typeof getCoupons>('GET', '/coupons', { signal, query: itemQuery(choice) }),
    select: partOf('coupons'),
  });
}
