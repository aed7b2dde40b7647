import { createStore } from '@ilaneer/client/store';
import type { OrderState } from '@ilaneer/contract/staff/orders/order-state';

type Changed = Pick<OrderState, 'id' | 'version'>;

/** The versions that orders had after the last act of this page's own. */
const ownVersions = createStore<Readonly<Record<string, number>>>({});

export function noteOwnChange({ id, version }: Changed): void {
  ownVersions.set({ ...ownVersions.read(), [id]: version });
}

/** Whether the order as it is now is what this page itself made of it. */
export function useIsOwnChange({ id, version }: Changed): boolean {
  return ownVersions.use()[id] === version;
}
