import { typedText } from '../text/typed-text.ts';
import { type OrderGroup, orderGroupOf } from './order-group.ts';

/** ORDER-12. */
export type OrderSort = 'newest' | 'oldest' | 'amount_high' | 'amount_low';

/** ORDER-11. */
export type OrderDateRange = 'all' | 'week' | 'month' | 'year';

/** ORDER-13; 'all' is no restriction. */
export type OrderFilter = {
  readonly status: OrderGroup | 'all';
  readonly dateRange: OrderDateRange;
  readonly sortBy: OrderSort;
  readonly searchQuery: string;
};

export const NO_ORDER_FILTER: OrderFilter = {
  status: 'all',
  dateRange: 'all',
  sortBy: 'newest',
  searchQuery: '',
};

/** `createdAt` an ISO date, `totalAmount` in rupees. */
export type ListedOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly createdAt: string;
  readonly totalAmount: number;
  readonly items: readonly {
    readonly name: string;
    readonly productDetails: { readonly description: string };
  }[];
};

const DAY_MS = 86_400_000;
const rangeDays = { week: 7, month: 30, year: 365 } as const;

/** ORDER-10 to ORDER-14. Undated orders pass only without a date range and sort as oldest. */
export function filterOrders<Order extends ListedOrder>(
  orders: readonly Order[],
  filter: OrderFilter,
  now: Date,
): Order[] {
  const words = searchedText(filter.searchQuery);
  const since = earliest(filter.dateRange, now);
  return orders
    .filter(
      (order) =>
        (filter.status === 'all' || orderGroupOf(order.status) === filter.status) &&
        (since === null || timeOf(order) >= since) &&
        (words === '' || searchTexts(order).some((text) => text.toLowerCase().includes(words))),
    )
    .sort(compareBy(filter.sortBy));
}

function earliest(range: OrderDateRange, now: Date): number | null {
  return range === 'all' ? null : now.getTime() - rangeDays[range] * DAY_MS;
}

/** As the title of a card has it: 'Order #27d5f60a' (ORDER-17). */
function searchedText(typed: string): string {
  return typedText(typed)
    .toLowerCase()
    .replace(/^(?:order\s*)?#\s*/, '');
}

function searchTexts(order: ListedOrder): readonly string[] {
  const ofItems = order.items.flatMap(({ name, productDetails }) => [name, productDetails.description]);
  return [order.id, order.orderNumber, order.status, ...ofItems];
}

function timeOf(order: ListedOrder): number {
  const time = Date.parse(order.createdAt);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

function compareBy(sort: OrderSort): (one: ListedOrder, other: ListedOrder) => number {
  switch (sort) {
    case 'newest':
      return (one, other) => compareNumbers(timeOf(other), timeOf(one));
    case 'oldest':
      return (one, other) => compareNumbers(timeOf(one), timeOf(other));
    case 'amount_high':
      return (one, other) => compareNumbers(other.totalAmount, one.totalAmount);
    case 'amount_low':
      return (one, other) => compareNumbers(one.totalAmount, other.totalAmount);
  }
}

// Subtracting infinities gives NaN.
function compareNumbers(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
