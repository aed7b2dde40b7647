import { ORDER_STATUSES, type OrderStatus } from './status.ts';

/** The statuses that order lists count and narrow by. */
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

/**
 * The status that an order is counted under, whatever its case. A missing or unknown one counts as pending
 * (ORDER-14).
 */
export function orderGroupOf(status: string | null | undefined): OrderGroup {
  const word = status?.toLowerCase();
  const known = ORDER_STATUSES.find((one) => one === word);
  return known === undefined ? 'pending' : GROUPS[known];
}
