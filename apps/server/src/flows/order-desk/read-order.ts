import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { LinesClosed } from '@ilaneer/domain/line-edit/edit-lines';
import { NO_PAISE, type Paise } from '@ilaneer/domain/money';
import type { DispatchGate } from '@ilaneer/domain/parcel/dispatch-gate';
import { owesCash } from '@ilaneer/domain/return/payout';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { unprintableLetters } from '../../drawing/letters/unprintable.ts';
import { listAdvances } from '../../modules/journal/journal.ts';
import {
  customerOfOrder,
  findAnyOrder,
  findOrderById,
  listNotes,
  type Order,
  type OrderCustomer,
  type OrderNote,
  printedNames,
} from '../../modules/order/order.ts';
import { listParcels, type Parcel } from '../../modules/parcel/parcel.ts';
import {
  findOpenRequest,
  type GoodwillRefund,
  listGoodwillRefunds,
  listPayments,
  listRefunds,
  type Payment,
  type PaymentRequest,
  type Refund,
} from '../../modules/payment/payment.ts';
import { type GivenPromotion, listGivenPromotions } from '../../modules/promotion/promotion.ts';
import {
  type Exchange,
  listExchanges,
  listPayouts,
  listReturns,
  type OrderReturn,
} from '../../modules/return/return.ts';
import { readDispatchGate } from '../../modules/setting/setting.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import {
  listCreditNotes,
  listInvoices,
  listVouchers,
  type TaxDocument,
} from '../../modules/tax-document/tax-document.ts';
import { closedBecause } from '../line-edit/line-edit.ts';
import { automaticallyRefundable, refundableNow } from '../settlement/settlement.ts';

export type DeskOrder = {
  readonly order: Order;
  readonly notes: readonly OrderNote[];
  readonly promotions: readonly GivenPromotion[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly goodwill: readonly GoodwillRefund[];
  readonly documents: readonly TaxDocument[];
  readonly parcels: readonly Parcel[];
  readonly returns: readonly OrderReturn[];
  readonly exchanges: readonly Exchange[];
  /** Owed cash with masked payout (RETURN-22). */
  readonly cashBack: {
    readonly amount: Paise;
    readonly returnId: string;
    readonly payout: string | null;
  } | null;
  readonly unprintable: string[];
  readonly staffNames: ReadonlyMap<string, string>;
  /** Null without the permission. */
  readonly customer: OrderCustomer | null;
  readonly refundable: Paise;
  readonly refundableByItself: Paise;
  readonly request: PaymentRequest | null;
  readonly dispatchGate: DispatchGate;
  readonly closed: LinesClosed | null;
};

export async function readOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: StaffActor,
  idOrNumber: string,
): Promise<DeskOrder | null> {
  const found = await findAnyOrder(db, idOrNumber);
  const order = found === null ? null : await findOrderById(db, found.id);
  if (order === null) return null;
  const ids = [order.id];
  const [notes, payments, refunds, goodwill, invoices, creditNotes, vouchers, parcels, returns, exchanges] =
    await Promise.all([
      listNotes(db, order.id),
      listPayments(db, ids),
      listRefunds(db, ids),
      listGoodwillRefunds(db, [order.id]),
      listInvoices(db, ids),
      listCreditNotes(db, ids),
      listVouchers(db, ids),
      listParcels(db, order.id),
      listReturns(db, ids),
      listExchanges(db, ids),
    ]);
  const acted = [...order.events, ...notes, ...refunds, ...goodwill];
  const staffNames = await findStaffNames(
    db,
    acted.flatMap(({ actorKind, actorId }) => (actorKind === 'staff' ? [actorId] : [])),
  );
  const mayRefund = staff.permissions.includes('refunds.issue');
  // As in a refund, which locks.
  const money = mayRefund
    ? await transactAll(db, async (tx) => ({
        refundable: await refundableNow(tx, order),
        refundableByItself: await automaticallyRefundable(tx, order),
      }))
    : { refundable: NO_PAISE, refundableByItself: NO_PAISE };
  return {
    order,
    notes,
    payments,
    refunds,
    goodwill,
    documents: [...invoices, ...creditNotes, ...vouchers],
    parcels,
    returns,
    exchanges,
    cashBack: await cashBackOf(db, order, exchanges),
    unprintable: await unprintableLetters(printedNames(order)),
    staffNames,
    request: await findOpenRequest(db, order.id),
    promotions: await listGivenPromotions(db, order.id),
    dispatchGate: await readDispatchGate(db),
    closed: await closedBecause(db, order),
    customer: staff.permissions.includes('customers.read') ? await customerOfOrder(db, order, now()) : null,
    ...money,
  };
}

async function cashBackOf(
  db: Database,
  { id }: Order,
  exchanges: readonly Exchange[],
): Promise<DeskOrder['cashBack']> {
  const exchange = exchanges.find(({ orderId }) => orderId === id);
  if (exchange === undefined || exchange.status !== 'cancelled') return null;
  const amount = (await listAdvances(db, [id])).get(id) ?? NO_PAISE;
  if (!owesCash(exchange, amount)) return null;
  const [payout] = await listPayouts(db, [exchange.returnId]);
  return { amount, returnId: exchange.returnId, payout: payout?.masked ?? null };
}
