import { formatPrice } from '@ilaneer/client/format-price';
import type { SummaryView } from '@ilaneer/contract/cart/cart';
import { paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { Button } from '@ilaneer/ui/buttons/button';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import type { BuyNowChoice } from '../items/checkout-items.ts';
import { applyCoins, applyCoupon } from '../summary/applied-reductions.ts';
import type { ReducedPrice } from '../summary/use-reduced-price.ts';
import { CoinsControl } from './coins-control.tsx';
import { CouponControl } from './coupon-control.tsx';

type ReductionControlsProps = {
  readonly price: ReducedPrice;
  readonly choice: BuyNowChoice | null;
  readonly disabled?: boolean;
};

/** Collapsed once one is used. */
export function ReductionControls({ price, choice, disabled = false }: ReductionControlsProps) {
  const { appliedCode, usesCoins, summary, best } = price;
  // Collapses again for another coupon.
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  // Don't remove a checkbox on unticking.
  if (usesCoins && openedFor !== appliedCode) setOpenedFor(appliedCode);
  const folds = appliedCode !== null && !usesCoins && (price.coinsAdvice?.usable ?? 0) > 0;
  const isOpen = !folds || openedFor === appliedCode;
  const isUndecided = appliedCode === null && !usesCoins;
  return (
    <section aria-label="Offers" className="grid gap-3 rounded-xl bg-kernel p-5 shadow-sm sm:px-7">
      <CouponControl price={price} choice={choice} disabled={disabled} />
      {folds && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpenedFor(isOpen ? null : appliedCode)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-5" />
          More offers
        </Button>
      )}
      {isOpen && <CoinsControl price={price} disabled={disabled} />}
      {isUndecided && summary !== undefined && best !== null && !disabled && (
        <BestPriceLine best={best} summary={summary} />
      )}
    </section>
  );
}

type Best = { readonly couponCode: string | null; readonly coins: number; readonly summary: SummaryView };

type BestPriceLineProps = {
  readonly best: Best;
  readonly summary: SummaryView;
};

/** PRICING-14; nothing when reached. */
function BestPriceLine({ best, summary }: BestPriceLineProps) {
  if (best.summary.total >= summary.total) return null;
  return (
    <div className="grid text-sm">
      <p className="font-medium">
        Best price <Figure>{formatPrice(best.summary.total)}</Figure> <span>{withWhat(best)}</span>
      </p>
      <p translate="no" className="text-palm-soft tabular-nums">
        {arithmetic(best.summary)}
      </p>
      <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={() => take(best)}>
        Take the best price
      </Button>
    </div>
  );
}

function take({ couponCode, coins }: Best): void {
  applyCoupon(couponCode);
  applyCoins(coins);
}

function withWhat({ couponCode, coins }: Best): string {
  const parts = [
    ...(couponCode === null ? [] : [couponCode]),
    ...(coins === 0 ? [] : [coins === 1 ? '1 coin' : `${coins} coins`]),
  ];
  return parts.length === 0 ? 'without coupon and coins' : `with ${parts.join(' and ')}`;
}

function arithmetic({
  subtotal,
  couponSavings,
  coinSavings,
  gst,
  gstIncluded,
  delivery,
  cashFee = 0,
}: SummaryView): string {
  const goods = rupeesFromPaise(
    sumPaise(paiseFromRupees(subtotal), paiseFromRupees(couponSavings), paiseFromRupees(coinSavings)),
  );
  return [
    formatPrice(goods),
    ...(couponSavings > 0 ? [` − ${formatPrice(couponSavings)} coupon`] : []),
    ...(coinSavings > 0 ? [` − ${formatPrice(coinSavings)} coins`] : []),
    ...(gstIncluded ? [] : [` + ${formatPrice(gst)} GST`]),
    delivery === 0 ? ' + free delivery' : ` + ${formatPrice(delivery)} delivery`,
    ...(cashFee > 0 ? [` + ${formatPrice(cashFee)} Cash on Delivery fee`] : []),
  ].join('');
}
