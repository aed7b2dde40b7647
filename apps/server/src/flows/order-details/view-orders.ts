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
  const requested = await listReturns(
    deps.db,
    orders.filter(mayHaveReturns).map(({ id }) => id),
  );
  const detailsOf = await readDetails(deps.db, orders, requested);
  if (requested.length === 0 && !orders.some(({ status }) => status === 'delivered'))
    return orders.map((order) => toOrderView(order, null, detailsOf(order), deps));
  const { find } = await deps.catalogue.current();
  const productsById = await find(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const returning = { requested, productsById, now: deps.now() };
  return orders.map((order) => toOrderView(order, returning, detailsOf(order), deps));
}

/** Delivered, or some of its parcels did not arrive (PARCEL-22). */
function mayHaveReturns({ status, events }: Order): boolean {
  return status === 'delivered' || events.some(({ kind }) => kind === 'parcel_not_delivered');
}

export async function viewOrder(deps: ViewDeps, order: Order): Promise<OrderView> {
  const [view] = await viewOrders(deps, [order]);
  if (view === undefined) throw new Error('an order without a view');
  return view;
}
