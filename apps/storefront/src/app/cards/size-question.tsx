import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { type ComponentProps, useState } from 'react';
import type { SizeSheet } from '../../features/catalogue/cards/size-sheet.tsx';
import { lateCode } from '../../lib/late-code.ts';
import { useLateDialog } from '../../lib/use-late-dialog.ts';
import { DialogLoad } from '../first-paint/first-load.tsx';

// Most lists have no wearables.
const code = lateCode(() => import('../../features/catalogue/cards/size-sheet.tsx'));

export const prepareSizeSheet = code.prepare;

type Answer = ComponentProps<typeof SizeSheet>['toggleOf'];

export function useSizeQuestion(product: ProductCardView, shown: VariantCardView, toggleOf: Answer) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Sheet = useLateDialog(open, async () => (await code.get()).SizeSheet, close);
  const sheet =
    Sheet === null ? (
      open && <DialogLoad />
    ) : (
      <Sheet product={product} shown={shown} open={open} onClose={close} toggleOf={toggleOf} />
    );
  return { ask: () => setOpen(true), sheet };
}
