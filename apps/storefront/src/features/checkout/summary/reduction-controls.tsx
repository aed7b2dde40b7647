import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useState } from 'react';
import type { BuyNowChoice } from '../buy-now.ts';
import { CoinsControl } from '../coin/coins-control.tsx';
import { CouponControl } from '../coupon/coupon-control.tsx';
import { BestPriceLine } from './best-price-line.tsx';
import type { ReducedPrice } from './use-reduced-price.ts';

type ReductionControlsProps = {
  readonly price: ReducedPrice;
  readonly choice: BuyNowChoice | null;
  /** An order is being placed. */
  readonly disabled?: boolean;
};

/** What makes the order cheaper: coupons, coins, and the best of both. Once one is taken, the others fold away. */
export function ReductionControls({ price, choice, disabled = false }: ReductionControlsProps) {
  const { appliedCode, usesCoins, summary, best } = price;
  // The coupon beside which the other offers were opened; with another one they fold away again.
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  // A checkbox must not go away as it is unticked.
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
