import type { SummaryView } from '@ilaneer/contract/cart';
import { paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/buttons/button';
import { formatPrice } from '../../../lib/format-price.ts';
import { applyCoins, removeCoins } from '../applied-coins.ts';
import { applyCoupon, removeCoupon } from '../applied-coupon.ts';

type Best = { readonly couponCode: string | null; readonly coins: number; readonly summary: SummaryView };

type BestPriceLineProps = {
  readonly best: Best;
  /** What is to be paid as it stands. */
  readonly summary: SummaryView;
};

/** The lowest total that there is, how it comes about, and one press to have it; nothing when it is reached. */
export function BestPriceLine({ best, summary }: BestPriceLineProps) {
  if (best.summary.total >= summary.total) return null;
  return (
    <div className="grid text-sm">
      <p className="font-medium">
        Best price {formatPrice(best.summary.total)} {withWhat(best)}
      </p>
      <p className="text-palm-soft tabular-nums">{arithmetic(best.summary)}</p>
      <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={() => take(best)}>
        Take the best price
      </Button>
    </div>
  );
}

function take({ couponCode, coins }: Best): void {
  if (couponCode === null) removeCoupon();
  else applyCoupon(couponCode);
  if (coins === 0) removeCoins();
  else applyCoins(coins);
}

function withWhat({ couponCode, coins }: Best): string {
  const parts = [
    ...(couponCode === null ? [] : [couponCode]),
    ...(coins === 0 ? [] : [coins === 1 ? '1 coin' : `${coins} coins`]),
  ];
  return parts.length === 0 ? 'without coupon and coins' : `with ${parts.join(' and ')}`;
}

function arithmetic({ subtotal, couponSavings, coinSavings, gst, delivery }: SummaryView): string {
  const goods = rupeesFromPaise(
    sumPaise(paiseFromRupees(subtotal), paiseFromRupees(couponSavings), paiseFromRupees(coinSavings)),
  );
  return [
    formatPrice(goods),
    ...(couponSavings > 0 ? [` − ${formatPrice(couponSavings)} coupon`] : []),
    ...(coinSavings > 0 ? [` − ${formatPrice(coinSavings)} coins`] : []),
    ` + ${formatPrice(gst)} GST`,
    delivery === 0 ? ' + free delivery' : ` + ${formatPrice(delivery)} delivery`,
  ].join('');
}
