import type { PartOf } from '@ilaneer/contract/message/call';
import type { moveStaffOrder } from '@ilaneer/contract/staff/orders/order-writes';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/order.ts';
import { type FulfilmentDeps, fulfilOrder, moveOrderBack } from '../fulfilment/fulfilment.ts';

type WantedMove = PartOf<typeof moveStaffOrder, 'body'> & {
  readonly orderId: string;
  readonly version: number;
};

export async function moveOrder(
  deps: FulfilmentDeps,
  actor: StaffActor,
  { orderId: orderNumber, version, move, courier = '', trackingNumber = '', reason = '' }: WantedMove,
): Promise<Result<Order, Failure>> {
  switch (move) {
    case 'back':
      return moveOrderBack(deps, actor, { orderNumber, version, reason });
    case 'ship':
      return fulfilOrder(deps, actor, { orderNumber, version, transition: move, courier, trackingNumber });
    case 'accept':
      if (!actor.permissions.includes('orders.edit')) {
        return err({ code: 'PERMISSION_MISSING', data: { permission: 'orders.edit' } });
      }
      return fulfilOrder(deps, actor, { orderNumber, version, transition: move });
    case 'process':
    case 'in-transit':
    case 'deliver':
      return fulfilOrder(deps, actor, { orderNumber, version, transition: move, canBeUndone: true });
  }
}
