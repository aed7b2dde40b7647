import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { acceptOrder } from './accept-order.ts';
import { type CancelEnvironment, cancelOrderAsStaff } from './cancel-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { markInTransit } from './mark-in-transit.ts';
import { processOrder } from './process-order.ts';
import type { OrderCommand } from './read-order-command.ts';
import type { Order } from './repository.ts';
import { type ShipEnvironment, shipOrder } from './ship-order.ts';

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
