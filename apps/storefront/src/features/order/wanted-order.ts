import type { OrderView } from '@ilaneer/contract/order/order-view';

/** Whether an id or order number means this order. */
export function isNamed(order: Pick<OrderView, 'id' | 'orderNumber'>, name: string | null): boolean {
  return name !== null && (order.id === name || order.orderNumber === name);
}
