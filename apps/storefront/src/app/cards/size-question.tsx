import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { SizeSheet } from '../../features/catalogue/cards/size-sheet.tsx';
import { lateCode } from '../../lib/late-code.ts';
import { DialogLoad } from '../first-paint/first-load.tsx';

// Most lists hold nothing to wear.
const code = lateCode(() => import('../../features/catalogue/cards/size-sheet.tsx'));
const LazySheet = lazy(async () => ({ default: (await code.get()).SizeSheet }));

export const prepareSizeSheet = code.prepare;

type Answer = ComponentProps<typeof SizeSheet>['toggleOf'];

/** The sheet that asks for a size, and what opens it. */
export function useSizeQuestion(product: ProductCardView, shown: VariantCardView, toggleOf: Answer) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const sheet = asked && (
    <Suspense fallback={<DialogLoad />}>
      <LazySheet
        product={product}
        shown={shown}
        open={open}
        onClose={() => setOpen(false)}
        toggleOf={toggleOf}
      />
    </Suspense>
  );
  function ask() {
    setAsked(true);
    setOpen(true);
  }
  return { ask, sheet };
}
