import { checkShipment } from '@ilaneer/domain/order/shipment';
import { err, type Result } from '@ilaneer/domain/result';
import { type Failure, invalid } from '../../http/failure.ts';
import { type MoveEnvironment, moveOrder } from './move-order.ts';
import type { Order } from './repository.ts';

/** Hands an order to a courier under a tracking number. Errors as moveOrder, and bad fields. */
export async function shipOrder(
  env: MoveEnvironment,
  idOrNumber: string,
  input: { readonly courier: string; readonly trackingNumber: string },
): Promise<Result<Order, Failure>> {
  const checked = checkShipment(input);
  if (!checked.ok) return err(invalid(checked.error));
  const shipment = checked.value;
  return moveOrder(env, idOrNumber, {
    move: 'ship',
    note: `${shipment.courier} ${shipment.trackingNumber}`,
    changes: () => shipment,
  });
}
