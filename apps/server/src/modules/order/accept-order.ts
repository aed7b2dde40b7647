import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { confirmHolds } from './holds.ts';
import { NO_NEWS } from './move-news.ts';
import { type MoveEnvironment, moveOrder } from './move-order.ts';
import type { Order } from './repository.ts';

/** Accepts an order whose payment was awaited: the money is there. Errors as moveOrder. */
export function acceptOrder(env: MoveEnvironment, idOrNumber: string): Promise<Result<Order, Failure>> {
  return moveOrder(env, idOrNumber, {
    move: 'accept',
    changes: ({ paymentMethod }) => (paymentMethod === 'cod' ? {} : { paymentStatus: 'completed' }),
    also: async (tx, order, at) => {
      await confirmHolds(tx, order, at);
      return NO_NEWS;
    },
  });
}
