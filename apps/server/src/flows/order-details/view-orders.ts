import type { OrderView } from '@ilaneer/contract/order/order-view';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import type { Order } from '../../modules/order/repository.ts';
import { listRefunds } from '../../modules/payment/refunds-repository.ts';
import { listPayments, type Payment } from '../../modules/payment/repository.ts';
import { listPhotos } from '../../modules/return/photos-repository.ts';
import { listReturns, type OrderReturn } from '../../modules/return/repository.ts';
import { listCreditNotes, listInvoices, type TaxDocument } from '../../modules/tax-document/repository.ts';
import type { OrderPapers } from './details.ts';
import { toOrderView } from './views.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'catalogue'>;

/** Orders as their shopper sees them, with what can be returned of them and what was. */
export async function viewOrders(env: Environment, orders: readonly Order[]): Promise<OrderView[]> {
  // Nothing can have been returned of an order that was not delivered, and most were placed just now.
  const delivered = orders.filter(({ status }) => status === 'delivered').map(({ id }) => id);
  const requested = await listReturns(env.db, delivered);
  const papersOf = await readPapers(env.db, orders, requested);
  if (delivered.length === 0) return orders.map((order) => toOrderView(order, null, papersOf(order)));
  const { productsById } = await env.catalogue.current();
  const returning = { requested, productsById, now: env.now() };
  return orders.map((order) => toOrderView(order, returning, papersOf(order)));
}

async function readPapers(
  db: Database,
  orders: readonly Order[],
  requested: readonly OrderReturn[],
): Promise<(order: Order) => OrderPapers> {
  const payments = await newestPayments(db, orders);
  const invoices = await invoicesOf(db, orders);
  const refunded = requested.filter(({ state }) => state === 'refunded').map(({ orderId }) => orderId);
  const cancelled = orders.filter(({ status }) => status === 'cancelled').map(({ id }) => id);
  const creditNotes = Map.groupBy(await listCreditNotes(db, refunded), ({ orderId }) => orderId);
  const refunds = Map.groupBy(await listRefunds(db, [...refunded, ...cancelled]), ({ orderId }) => orderId);
  const photos = await listPhotos(
    db,
    requested.map(({ id }) => id),
  );
  return ({ id }) => ({
    payment: payments.get(id) ?? null,
    invoice: invoices.get(id) ?? null,
    creditNotes: creditNotes.get(id) ?? [],
    refunds: refunds.get(id) ?? [],
    photos,
  });
}

/** For each order that is paid online the payment that took the money, else the newest attempt. */
async function newestPayments(db: Database, orders: readonly Order[]): Promise<Map<string, Payment>> {
  const online = orders.filter(({ paymentMethod }) => paymentMethod !== 'cod').map(({ id }) => id);
  if (online.length === 0) return new Map();
  const attempts = await listPayments(db, online);
  const taken = attempts.filter(({ status }) => wasCaptured(status));
  return new Map([...attempts, ...taken].map((payment) => [payment.orderId, payment]));
}

async function invoicesOf(db: Database, orders: readonly Order[]): Promise<Map<string, TaxDocument>> {
  // An invoice comes with the shipment, and most orders were placed just now.
  const shipped = orders.filter(({ courier }) => courier !== null).map(({ id }) => id);
  const invoices = await listInvoices(db, shipped);
  return new Map(invoices.map((invoice) => [invoice.orderId, invoice]));
}

/** One order as its shopper sees it. */
export async function viewOrder(env: Environment, order: Order): Promise<OrderView> {
  const [view] = await viewOrders(env, [order]);
  if (view === undefined) throw new Error('an order without a view');
  return view;
}
