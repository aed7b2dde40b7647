import type { VariantView } from '@ilaneer/contract/product-view';
import './buy-bar.css';
import { Price } from '@ilaneer/ui/price';
import type { ReactNode } from 'react';
import { showRupees } from '../../../lib/show-rupees.ts';

type BuyBarProps = { readonly variant: VariantView; readonly label: string; readonly buy: ReactNode };

/** The buy control in the thumb's reach on narrow screens: lies over the page's lower edge. */
export function BuyBar({ variant, label, buy }: BuyBarProps) {
  return (
    <section
      aria-label="Buy"
      className="buy-bar fixed inset-x-0 bottom-0 z-sticky border-line border-t bg-kernel px-gutter pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lg"
    >
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="truncate text-palm-soft">{label}</span>
        <Price size="sm" price={showRupees(variant.sellingPrice)} className="shrink-0" />
      </p>
      {/* One row, so that the bar leaves the page its room; the control by itself would take two. */}
      <div className="[&>div>button]:px-3 [&>div]:flex-nowrap">{buy}</div>
    </section>
  );
}
