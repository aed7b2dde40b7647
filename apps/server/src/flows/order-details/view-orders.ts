import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import type { Order } from '../../modules/order/order.ts';
import { listReturns } from '../../modules/return/return.ts';
import { readDetails } from './details.ts';
import { toOrderView } from './views.ts';

export type ViewDeps = Pick<Deps, 'now' | 'delivery'> &
  SecretDeps & {
    readonly db: Database;
    readonly catalogue: Pick<CatalogueCache, 'current'>;
  };

export async function viewOrders(deps: ViewDeps, orders: readonly Order[]): Promise<OrderView[]> {
  // Only delivered orders have returns.
  const delivered = orders.filter(({ status }) => status === 'delivered').map(({ id }) => id);
  const requested = await listReturns(deps.db, delivered);
  const detailsOf = await readDetails(deps.db, orders, requested);
  if (delivered.length === 0) return orders.map((order) => toOrderView(order, null, detailsOf(order), deps));
  const { find } = await deps.catalogue.current();
  const productsById = await find(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const returning = { requested, productsById, now: deps.now() };
  return orders.map((order) => toOrderView(order, returning, detailsOf(order), deps));
}

export async function viewOrder(deps: ViewDeps, order: Order): Promise<OrderView> {
  const [view] = await viewOrders(deps, [order]);
  if (view === undefined) throw new Error('an order without a view');
  return view;
}
