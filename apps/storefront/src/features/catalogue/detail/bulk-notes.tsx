import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/quantity';
import { Icon } from '@ilaneer/ui/text/icon';
import type { ReactNode } from 'react';

/** The two notes on buying in bulk (part 1 section 2.6); `ask` opens the enquiry form. */
export function BulkNotes({ ask }: { readonly ask: ReactNode }) {
  return (
    <ul className="grid gap-3 rounded-lg bg-water/60 p-4 text-sm">
      <li className="flex gap-3">
        <Icon name="box" className="size-5 shrink-0" />
        <span>
          Stocking up? One order takes up to {MAX_LINE_QUANTITY} of each choice, as long as there are as many
          in stock.
        </span>
      </li>
      <li className="flex gap-3">
        <Icon name="briefcase" className="size-5 shrink-0" />
        <div className="grid justify-items-start gap-2.5">
          Need more for a wedding, an office or a shop? Tell us how many and when, and we will answer with a
          price.
          {ask}
        </div>
      </li>
    </ul>
  );
}
