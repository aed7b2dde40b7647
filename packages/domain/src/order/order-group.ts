/** The statuses that order lists count and narrow by (part 2 section 3). */
export const ORDER_GROUPS = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

/** One of the statuses that orders are counted under. */
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/**
 * The status that an order is counted under (part 2 section 3), whatever its case: a missing or unknown one is
 * pending, and so is 'placed', which is the same step; 'in transit' is shipped.
 */
export function orderGroupOf(status: string | null | undefined): OrderGroup {
  const word = status?.toLowerCase();
  if (word === 'in transit') return 'shipped';
  return ORDER_GROUPS.find((one) => one === word) ?? 'pending';
}
