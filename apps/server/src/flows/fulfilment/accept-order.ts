import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import type { Order } from '../../modules/order/repository.ts';
import { confirmReservations } from '../reservations/reservations.ts';
import { NO_NEWS } from './transition-news.ts';
import { type MoveEnvironment, moveOrder } from './transition-order.ts';

/** Accepts an order whose payment was awaited: the money is there. Errors as moveOrder. */
export function acceptOrder(env: MoveEnvironment, idOrNumber: string): Promise<Result<Order, Failure>> {
  return moveOrder(env, idOrNumber, {
    move: 'accept',
    changes: ({ paymentMethod }) => (paymentMethod === 'cod' ? {} : { paymentStatus: 'completed' }),
    also: async (tx, order, at) => {
      await confirmReservations(tx, order, at);
      return NO_NEWS;
    },
  });
}
