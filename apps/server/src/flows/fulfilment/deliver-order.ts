import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { earnCoins } from '../../modules/coin/earn-coins.ts';
import type { Order } from '../../modules/order/repository.ts';
import { type MoveEnvironment, moveOrder } from './transition-order.ts';

/** An order has reached its shopper: cash on delivery is paid with it, and coins are earned. Errors as moveOrder. */
export function deliverOrder(
  env: MoveEnvironment & { readonly newId: () => string },
  idOrNumber: string,
): Promise<Result<Order, Failure>> {
  return moveOrder(env, idOrNumber, {
    move: 'deliver',
    changes: ({ paymentMethod }, at) => ({
      deliveredAt: at,
      ...(paymentMethod === 'cod' && { paymentStatus: 'completed' }),
    }),
    also: async (tx, order, at) => ({ coins: await earnCoins(tx, env, order, at) }),
  });
}
