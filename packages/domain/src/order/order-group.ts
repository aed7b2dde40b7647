import { ORDER_STATUSES, type OrderStatus } from './status.ts';

export const ORDER_GROUPS = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

export type OrderGroup = (typeof ORDER_GROUPS)[number];

const GROUPS: Readonly<Record<OrderStatus, OrderGroup>> = {
  pending: 'pending',
  placed: 'pending',
  processing: 'processing',
  shipped: 'shipped',
  'in transit': 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Ignores case; unknown ones count as pending (ORDER-14). */
export function orderGroupOf(status: string | null | undefined): OrderGroup {
  const word = status?.toLowerCase();
  const known = ORDER_STATUSES.find((one) => one === word);
  return known === undefined ? 'pending' : GROUPS[known];
}
