import type { PriceChangeView } from '@ilaneer/contract/staff/catalogue/prices';
import type { PriceChange } from './price-repository.ts';
import { inRupees, pricesOf } from './product-rows.ts';

export function toPriceChange(change: PriceChange, sku: string): PriceChangeView {
  const { fromPricePaise, fromOriginalPricePaise, fromMrpPaise } = change;
  const isApplied = fromPricePaise !== null && fromOriginalPricePaise !== null && fromMrpPaise !== null;
  return {
    id: change.id,
    variantId: change.variantId,
    sku,
    from: isApplied
      ? inRupees(
          pricesOf({
            pricePaise: fromPricePaise,
            originalPricePaise: fromOriginalPricePaise,
            mrpPaise: fromMrpPaise,
          }),
        )
      : null,
    to: inRupees(pricesOf(change)),
    takesEffectAt: change.takesEffectAt.toISOString(),
    appliedAt: change.appliedAt?.toISOString() ?? null,
    droppedAt: change.droppedAt?.toISOString() ?? null,
    droppedWhy: change.droppedWhy,
    by: change.actorName,
    createdAt: change.createdAt.toISOString(),
  };
}
