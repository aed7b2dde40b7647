import type { OrderView } from '@ilaneer/contract/order/order-view';
import { Icon } from '@ilaneer/ui/text/icon';
import { useEffect, useState } from 'react';
import { isNamed } from '../wanted-order.ts';

type MissingOrderNoteProps = {
  /** The id or number that the page was opened with. */
  readonly wanted: string;
  readonly orders: readonly OrderView[];
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<void>;
};

/** Says that the wanted order is none of the shopper's. The list may be an older copy, so it is asked for anew first. */
export function MissingOrderNote({ wanted, orders, refreshing, onRefresh }: MissingOrderNoteProps) {
  const missing = !orders.some((order) => isNamed(order, wanted));
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    if (!missing || checked) return;
    void onRefresh().finally(() => setChecked(true));
  }, [missing, checked, onRefresh]);
  if (!missing || !checked || refreshing) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-lg bg-sun-tint px-4 py-3 font-medium">
      <Icon name="alert" className="shrink-0 text-husk-dark" />
      We could not find that order among yours. Here are all of them.
    </p>
  );
}
