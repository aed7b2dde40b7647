import { MAX_LINE_QUANTITY } from '@ilaneer/domain/cart/quantity';
import { Icon } from '@ilaneer/ui/icon';
import { brand } from '../../../lib/content.ts';

/** The two notes on buying in bulk (part 1 section 2.6). */
export function BulkNotes() {
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
        <span>
          Need more for a wedding, an office or a shop? Write to {brand.emails[0]} or call {brand.phone} with
          how many and when, and we will answer with a price.
        </span>
      </li>
    </ul>
  );
}
