import type { OrderState } from '@ilaneer/contract/staff/orders/order-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import type { Order, OrderRow } from '../repository.ts';
import { lockAnyOrder } from '../timeline-repository.ts';

/** Not found or stale. */
export type OrderLockFailure =
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'VERSION_STALE'; readonly data: { readonly current: OrderState } };

/** At the expected version; null: any (AUDIT-4). */
export async function lockAtVersion(
  tx: Database,
  idOrNumber: string,
  version: number | null,
): Promise<Result<Order, OrderLockFailure>> {
  const order = await lockAnyOrder(tx, idOrNumber);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  if (version === null || version === order.version) return ok(order);
  return err({ code: 'VERSION_STALE', data: { current: toOrderState(order) } });
}

export function toOrderState(order: OrderRow): OrderState {
  return {
    id: order.id,
    orderNumber: order.number,
    status: order.status,
    paymentStatus: order.paymentStatus,
    courier: order.courier,
    trackingNumber: order.trackingNumber,
    tags: order.tags,
    hold:
      order.heldAt === null ? null : { since: order.heldAt.toISOString(), reason: order.holdReason ?? '' },
    version: order.version,
  };
}
