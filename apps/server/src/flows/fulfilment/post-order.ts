import type { Actor } from '@ilaneer/domain/actor/actor';
import { acceptedEntry, cashEntry } from '@ilaneer/domain/journal/money-entries';
import { invoiceEntry } from '@ilaneer/domain/journal/sale-entries';
import { paise } from '@ilaneer/domain/money';
import { amountDue, isCashDue } from '@ilaneer/domain/order/amount-due';
import { withShippedMrps } from '@ilaneer/domain/tax-document/shipped-mrps';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { listAllocations } from '../../modules/batch/batch.ts';
import { booksOf, postEntry } from '../../modules/journal/journal.ts';
import { type Order, toBilledOrder, writeCashCollected } from '../../modules/order/order.ts';
import { issueInvoice, listInvoices } from '../../modules/tax-document/tax-document.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { chargeRatesOfTheDay } from './charge-rates.ts';

export async function invoiceOrder(
  tx: Database,
  deps: Deps & TaxRateDeps,
  actor: Actor,
  placed: Order,
  at: Date,
): Promise<Order> {
  const [issued] = await listInvoices(tx, [placed.id]);
  if (issued !== undefined) return placed;
  const order = await chargeRatesOfTheDay(tx, deps, actor, placed, at);
  const given = await listAllocations(tx, order.id);
  const billed = withShippedMrps(toBilledOrder(order), (index) => {
    const position = order.lines[index]?.position;
    const mrps = given.filter((one) => one.position === position).map(({ mrpPaise }) => mrpPaise);
    return mrps.length === 0 ? null : paise(Math.min(...mrps));
  });
  await issueInvoice(tx, deps, { orderId: order.id, billed }, at);
  const sold = {
    id: order.id,
    taxable: paise(order.subtotalPaise),
    discount: paise(order.discountPaise),
    byCoupon: paise(order.couponSavingsPaise),
    byCoins: paise(order.coinSavingsPaise),
    cgst: paise(order.cgstPaise),
    sgst: paise(order.sgstPaise),
    igst: paise(order.igstPaise),
    roundOff: paise(order.roundOffPaise),
    delivery: paise(order.deliveryPaise),
    total: paise(order.totalPaise),
  };
  await postEntry(tx, invoiceEntry(sold, await booksOf(tx, order.id), at));
  return order;
}

/** With the delivery of the parcel that collects it (PARCEL-33). `collectedAt`: as the courier reported. */
export async function collectCash(
  tx: Database,
  order: Order,
  { collectedAt, at }: { readonly collectedAt: Date; readonly at: Date },
): Promise<Order> {
  if (!isCashDue(order)) return order;
  const { id } = order;
  const roundOff = paise(order.cashRoundOffPaise);
  const cash = { sourceId: id, orderId: id, amount: amountDue(order), roundOff, happenedAt: at };
  await postEntry(tx, cashEntry({ ...cash, customer: 'customer-receivables' }));
  // Couriers' clocks may be ahead.
  return writeCashCollected(tx, order, collectedAt < at ? collectedAt : at, at);
}

export async function postAccepted(tx: Database, order: Order, at: Date): Promise<void> {
  if (order.paymentMethod === 'cod') return;
  const { id } = order;
  const money = { sourceId: id, orderId: id, amount: amountDue(order), happenedAt: at };
  await postEntry(tx, acceptedEntry({ ...money, customer: 'customer-advances' }));
}
