import { createStore } from '@ilaneer/client/store';
import type { OrderState } from '@ilaneer/contract/staff/orders/order-state';

type Changed = Pick<OrderState, 'id' | 'version'>;

/** Versions after own changes. */
const ownVersions = createStore<Readonly<Record<string, number>>>({});

export function noteOwnChange({ id, version }: Changed): void {
  ownVersions.set({ ...ownVersions.read(), [id]: version });
}

export function useIsOwnChange({ id, version }: Changed): boolean {
  return ownVersions.use()[id] === version;
}
