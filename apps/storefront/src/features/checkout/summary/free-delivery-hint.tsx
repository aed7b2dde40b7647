import type { SummaryView } from '@ilaneer/contract/cart';
import { formatRupees } from '@ilaneer/domain/money';
import { FREE_DELIVERY_FROM, missingForFreeDelivery } from '@ilaneer/domain/pricing/price-cart';
import { Icon } from '@ilaneer/ui/text/icon';
import { summaryInPaise } from './summary-in-paise.ts';

/** How far it is to free delivery; nothing once it is free. */
export function FreeDeliveryHint({ summary }: { readonly summary: SummaryView }) {
  const missing = missingForFreeDelivery(summaryInPaise(summary));
  if (missing === 0) return null;
  const reached = Math.max(0, 1 - missing / FREE_DELIVERY_FROM);
  return (
    <div className="mt-4 rounded-md bg-water px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="truck" className="size-5 shrink-0" />
        Add {formatRupees(missing)} more for free delivery
      </p>
      <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-kernel">
        <div
          className="h-full w-full origin-left rounded-full bg-leaf transition-transform duration-slow"
          style={{ transform: `scaleX(${reached})` }}
        />
      </div>
    </div>
  );
}
