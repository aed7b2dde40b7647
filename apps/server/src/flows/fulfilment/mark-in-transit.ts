import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/repository.ts';
import { type MoveEnvironment, moveOrder } from './transition-order.ts';

/** The courier has an order on the road. Errors as moveOrder. */
export function markInTransit(env: MoveEnvironment, idOrNumber: string): Promise<Result<Order, Failure>> {
  return moveOrder(env, idOrNumber, { move: 'in-transit' });
}
