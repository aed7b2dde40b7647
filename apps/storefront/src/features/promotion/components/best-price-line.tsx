import type { SummaryView } from '@ilaneer/contract/cart';
import { paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/button';
import { showRupees } from '../../../lib/show-rupees.ts';
import { applyCoupon } from '../applied-coupon.ts';

type BestPriceLineProps = {
  readonly best: { readonly couponCode: string | null; readonly summary: SummaryView };
  /** What is to be paid as it stands. */
  readonly summary: SummaryView;
};

/** The lowest total that there is, how it comes about, and one press to have it; nothing when it is reached. */
export function BestPriceLine({ best: { couponCode, summary: best }, summary }: BestPriceLineProps) {
  if (couponCode === null || best.total >= summary.total) return null;
  const goods = rupeesFromPaise(
    sumPaise(paiseFromRupees(best.subtotal), paiseFromRupees(best.couponSavings)),
  );
  const delivery = best.delivery === 0 ? 'free delivery' : `${showRupees(best.delivery)} delivery`;
  return (
    <div className="grid gap-2 rounded-md bg-sun/35 p-4 text-sm">
      <p className="font-semibold">
        Best price {showRupees(best.total)} with {couponCode}
      </p>
      <p className="text-palm-soft tabular-nums">
        {showRupees(goods)} − {showRupees(best.couponSavings)} coupon + {showRupees(best.gst)} GST +{' '}
        {delivery}
      </p>
      <Button size="sm" className="justify-self-start" onClick={() => applyCoupon(couponCode)}>
        Take the best price
      </Button>
    </div>
  );
}
