import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/repository.ts';
import { type MoveEnvironment, moveOrder } from './transition-order.ts';

/** Begins to pack an order. Errors as moveOrder. */
export function processOrder(env: MoveEnvironment, idOrNumber: string): Promise<Result<Order, Failure>> {
  return moveOrder(env, idOrNumber, { move: 'process' });
}
