import { NO_PAISE, type Paise } from '@ilaneer/domain/money';
import { hasLeft } from '@ilaneer/domain/parcel/parcel-state';
import { paymentThatCounts } from '@ilaneer/domain/payment/payment-that-counts';
import { owesCash } from '@ilaneer/domain/return/payout';
import type { Database } from '../../db/connect.ts';
import { listAdvances } from '../../modules/journal/journal.ts';
import type { Order } from '../../modules/order/order.ts';
import { listParcelsOf, type Parcel } from '../../modules/parcel/parcel.ts';
import {
  type GoodwillRefund,
  listGoodwillRefunds,
  listOpenRequests,
  listPayments,
  listRefunds,
  type Payment,
  type PaymentRequest,
  type Refund,
} from '../../modules/payment/payment.ts';
import {
  type Exchange,
  listExchanges,
  listPayouts,
  listPhotos,
  type OrderReturn,
  type ReturnPhoto,
  type StoredPayout,
} from '../../modules/return/return.ts';
import {
  listCreditNotes,
  listInvoices,
  listVouchers,
  type TaxDocument,
  type Voucher,
} from '../../modules/tax-document/tax-document.ts';

export type OrderDetails = {
  /** PAYMENT-24. */
  readonly payment: Payment | null;
  readonly invoice: TaxDocument | null;
  readonly creditNotes: readonly TaxDocument[];
  readonly vouchers: readonly Voucher[];
  readonly refunds: readonly Refund[];
  readonly goodwill: readonly GoodwillRefund[];
  readonly request: PaymentRequest | null;
  readonly parcels: readonly Parcel[];
  readonly exchanges: readonly Exchange[];
  readonly photos: readonly Pick<ReturnPhoto, 'id' | 'returnId'>[];
  /** By replacement order (RETURN-22). */
  readonly cashOwed: ReadonlyMap<string, Paise>;
  /** Masked. */
  readonly payouts: readonly Pick<StoredPayout, 'returnId' | 'masked'>[];
};

/** Skips queries without matches at the order's stage: most reads follow placing. */
export async function readDetails(
  db: Database,
  orders: readonly Order[],
  requested: readonly OrderReturn[],
): Promise<(order: Order) => OrderDetails> {
  const attempts = await attemptsOf(db, orders.filter(wasPaymentStarted).map(idOf));
  const givenBack = attempts.filter(({ refundedPaise }) => refundedPaise > 0).map(({ orderId }) => orderId);
  const begun = orders.filter(({ status }) => status !== 'pending' && status !== 'placed').map(idOf);
  const parcels = Map.groupBy(await listParcelsOf(db, begun), ({ orderId }) => orderId);
  const hasGoodsOut = ({ id }: Order) => parcels.get(id)?.some(({ state }) => hasLeft(state)) === true;
  const shipped = orders.filter((order) => order.courier !== null || hasGoodsOut(order)).map(idOf);
  const invoices = new Map((await listInvoices(db, shipped)).map((invoice) => [invoice.orderId, invoice]));
  const refunded = requested.filter(({ state }) => state === 'refunded').map(({ orderId }) => orderId);
  const cancelled = orders.filter(({ status }) => status === 'cancelled').map(idOf);
  const creditNotes = Map.groupBy(await listCreditNotes(db, refunded), ({ orderId }) => orderId);
  const refunds = Map.groupBy(
    await listRefunds(db, [...new Set([...refunded, ...cancelled, ...givenBack])]),
    ({ orderId }) => orderId,
  );
  const paid = orders.filter(({ paymentStatus }) => paymentStatus !== 'pending').map(idOf);
  const paidAhead = orders.filter((order) => wasPaymentStarted(order) || wasAccepted(order)).map(idOf);
  const vouchers = Map.groupBy(await listVouchers(db, paidAhead), ({ orderId }) => orderId);
  const goodwill = Map.groupBy(await listGoodwillRefunds(db, paid), ({ orderId }) => orderId);
  const held = orders.filter(({ heldAt }) => heldAt !== null).map(idOf);
  const requests = new Map((await listOpenRequests(db, held)).map((request) => [request.orderId, request]));
  const exchanged = requested.flatMap(({ orderId, exchangeOrderId }) => (exchangeOrderId ? [orderId] : []));
  const exchanges = await listExchanges(db, [...exchanged, ...orders.filter(wasMadeByStaff).map(idOf)]);
  const photos = await listPhotos(db, requested.map(idOf));
  const stopped = exchanges.filter(({ status }) => status === 'cancelled');
  const advances = await listAdvances(
    db,
    stopped.map(({ orderId }) => orderId),
  );
  const cashOwed = new Map(
    stopped.flatMap((one) => {
      const advance = advances.get(one.orderId) ?? NO_PAISE;
      return owesCash(one, advance) ? [[one.orderId, advance] as const] : [];
    }),
  );
  const payouts = await listPayouts(db, [...requested.map(idOf), ...stopped.map(({ returnId }) => returnId)]);
  const attemptsByOrder = Map.groupBy(attempts, ({ orderId }) => orderId);
  return ({ id }) => ({
    payment: paymentThatCounts(attemptsByOrder.get(id) ?? [], refunds.get(id) ?? []),
    invoice: invoices.get(id) ?? null,
    creditNotes: creditNotes.get(id) ?? [],
    vouchers: vouchers.get(id) ?? [],
    refunds: refunds.get(id) ?? [],
    goodwill: goodwill.get(id) ?? [],
    request: requests.get(id) ?? null,
    parcels: parcels.get(id) ?? [],
    exchanges: exchanges.filter(({ orderId, forOrderId }) => orderId === id || forOrderId === id),
    photos,
    cashOwed,
    payouts,
  });
}

// Only staff make replacements.
function wasMadeByStaff({ events }: Order): boolean {
  return events[0]?.actorKind === 'staff';
}

// Attempts are on the timeline.
function wasPaymentStarted({ events }: Order): boolean {
  return events.some(({ kind }) => kind === 'payment_created');
}

/** Paid to the shop without a gateway. */
function wasAccepted({ paymentMethod, paymentStatus }: Order): boolean {
  return paymentMethod !== 'cod' && paymentStatus !== 'pending';
}

async function attemptsOf(db: Database, orderIds: readonly string[]): Promise<Payment[]> {
  return orderIds.length === 0 ? [] : listPayments(db, orderIds);
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
