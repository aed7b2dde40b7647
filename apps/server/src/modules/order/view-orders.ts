import type { OrderView } from '@ilaneer/contract/order-view';
import type { AppDeps } from '../../app-deps.ts';
import type { Order } from './repository.ts';
import { listReturns } from './returns-repository.ts';
import { toOrderView } from './views.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'catalogue'>;

/** Orders as their shopper sees them, with what can be returned of them and what was. */
export async function viewOrders(env: Environment, orders: readonly Order[]): Promise<OrderView[]> {
  // Nothing can have been returned of an order that was not delivered, and most were placed just now.
  const delivered = orders.filter(({ status }) => status === 'delivered').map(({ id }) => id);
  if (delivered.length === 0) return orders.map((order) => toOrderView(order, null));
  const { productsById } = await env.catalogue.current();
  const requested = await listReturns(env.db, delivered);
  const now = env.now();
  return orders.map((order) => toOrderView(order, { requested, productsById, now }));
}

/** One order as its shopper sees it. */
export async function viewOrder(env: Environment, order: Order): Promise<OrderView> {
  const [view] = await viewOrders(env, [order]);
  if (view === undefined) throw new Error('an order without a view');
  return view;
}
