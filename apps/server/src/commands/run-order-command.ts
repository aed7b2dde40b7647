import type { Result } from '@ilaneer/domain/result';
import { acceptOrder } from '../flows/fulfilment/accept-order.ts';
import { type CancelEnvironment, cancelOrderAsStaff } from '../flows/fulfilment/cancel-order.ts';
import { deliverOrder } from '../flows/fulfilment/deliver-order.ts';
import { markInTransit } from '../flows/fulfilment/mark-in-transit.ts';
import { processOrder } from '../flows/fulfilment/process-order.ts';
import { type ShipEnvironment, shipOrder } from '../flows/fulfilment/ship-order.ts';
import type { Failure } from '../http/failure.ts';
import type { Order } from '../modules/order/repository.ts';
import type { OrderCommand } from './read-order-command.ts';

/** Does what an operator asked for. Errors: those of the move. */
export function runOrderCommand(
  env: CancelEnvironment & ShipEnvironment,
  command: OrderCommand,
): Promise<Result<Order, Failure>> {
  const { orderNumber } = command;
  switch (command.move) {
    case 'accept':
      return acceptOrder(env, orderNumber);
    case 'process':
      return processOrder(env, orderNumber);
    case 'ship':
      return shipOrder(env, orderNumber, command);
    case 'in-transit':
      return markInTransit(env, orderNumber);
    case 'deliver':
      return deliverOrder(env, orderNumber);
    case 'cancel':
      return cancelOrderAsStaff(env, orderNumber, command.reason);
  }
}
