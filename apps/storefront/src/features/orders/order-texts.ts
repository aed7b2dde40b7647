import type { OrderView } from '@ilaneer/contract/order-view';

const longDate = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** A date in words, 'N/A' when it is missing (part 2 section 2, 'My Orders'). */
export function showDate(date: string | null): string {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? 'N/A' : longDate.format(time);
}

/** The end of an order's id, which is what the card shows of it. */
export function shortId(order: Pick<OrderView, 'orderId'>): string {
  return order.orderId.slice(-8);
}

/** The names of an order's items, with their number when there are several. */
export function itemNames(order: {
  readonly items: readonly Pick<OrderView['items'][number], 'name'>[];
}): string {
  const names = order.items.map(({ name }) => name).join(', ');
  return order.items.length > 1 ? `${names} (${order.items.length} items)` : names;
}

/** A status as its badge says it. */
export function statusText(status: OrderView['status']): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** How an order is paid, and whether it was. */
export function paymentText(order: Pick<OrderView, 'paymentMethod' | 'paymentStatus'>): string {
  const method = order.paymentMethod === 'cod' ? 'Cash on Delivery' : 'Online';
  return order.paymentStatus === 'completed' ? `${method}, paid` : method;
}
