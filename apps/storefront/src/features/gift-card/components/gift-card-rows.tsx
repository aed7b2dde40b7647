import { formatPrice } from '../../../lib/format-price.ts';
import { splitPayment } from '../split-payment.ts';
import type { AppliedGiftCard } from '../use-gift-card.ts';

type GiftCardRowsProps = { readonly card: AppliedGiftCard; readonly total: number };

/** What the gift card pays and what is left, under the total of the order summary. */
export function GiftCardRows({ card, total }: GiftCardRowsProps) {
  const { paid, rest } = splitPayment(card.balance, total);
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-palm-soft">Gift card ••{card.last4}</dt>
        <dd className="font-semibold text-leaf-dark tabular-nums">−{formatPrice(paid)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 font-bold">
        <dt>Left to pay</dt>
        <dd className="tabular-nums">{formatPrice(rest)}</dd>
      </div>
    </>
  );
}
