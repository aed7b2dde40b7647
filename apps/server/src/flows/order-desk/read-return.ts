import type { StaffReturnView } from '@ilaneer/contract/staff/orders/returns-desk';
import { minPaise, NO_PAISE, paise, rupeesFromPaise, subtractPaise } from '@ilaneer/domain/money';
import { toLineView } from '@ilaneer/domain/order/line-snapshot';
import { isReturnLate } from '@ilaneer/domain/return/refund-clock';
import { allowedReturnTransitions } from '@ilaneer/domain/return/return-life';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import { creditNoteTime, lastCreditNoteDay } from '@ilaneer/domain/tax-document/credit-note-deadline';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { findAnyOrder, findOrderById, type Order } from '../../modules/order/order.ts';
import {
  findResaleable,
  findReturnById,
  listPayouts,
  listPhotos,
  listReturns,
  type OrderReturn,
} from '../../modules/return/return.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { refundFigure, toTransitionable } from '../returns/returns.ts';
import { keptByItself } from '../settlement/settlement.ts';

export async function readReturn(
  deps: Pick<Deps, 'db' | 'brand' | 'now'>,
  returnId: string,
): Promise<StaffReturnView | null> {
  const request = await findReturnById(deps.db, returnId);
  const order = request === null ? null : await findOrderById(deps.db, request.orderId);
  if (request === null || order === null) return null;
  const photos = await listPhotos(deps.db, [request.id]);
  const [payout] = await listPayouts(deps.db, [request.id]);
  const resaleable = await findResaleable(
    deps.db,
    order.lines.map(({ productId }) => productId),
  );
  // For a gift: the buyer, not the recipient.
  const { fullName } = order.billTo ?? order.deliveryAddress;
  return {
    id: request.id,
    number: request.number,
    orderId: order.id,
    orderNumber: order.number,
    customerName: fullName,
    state: request.state,
    note: request.note,
    remedy: request.remedy,
    requestedAt: request.requestedAt.toISOString(),
    approvedAt: request.approvedAt?.toISOString() ?? null,
    refundDueAt: request.refundDueAt?.toISOString() ?? null,
    isLate: isReturnLate(request, deps.now()),
    refusedAt: request.refusedAt?.toISOString() ?? null,
    pickedUpAt: request.pickedUpAt?.toISOString() ?? null,
    receivedAt: request.receivedAt?.toISOString() ?? null,
    refundedAt: request.refundedAt?.toISOString() ?? null,
    refusalReason: request.refusalReason,
    moves: allowedReturnTransitions(toTransitionable(request)),
    photos: photos.map(({ id }) => ({ id })),
    lines: request.lines.flatMap(({ position, quantity, reason, restockedUnits }) => {
      const line = order.lines.find((one) => one.position === position);
      if (line === undefined) return [];
      const mayBeRestocked = comesBack(reason) && resaleable.has(line.productId);
      const shown = { ...toLineView({ ...line, quantity }), picture: pictureUrl(line.picture) };
      const restocked = restockedUnits;
      const writtenOff = request.receivedAt === null ? 0 : quantity - restocked;
      return [{ position, ...shown, reason, mayBeRestocked, restocked, writtenOff }];
    }),
    refund: { ...(await refundOf(deps, order, request)), payout: payout?.masked ?? null },
    exchange: await exchangeOf(deps.db, request),
    creditNote: await creditNoteOf(deps, order, request),
    version: request.version,
  };
}

async function refundOf(
  deps: Pick<Deps, 'db' | 'brand' | 'now'>,
  order: Order,
  request: OrderReturn,
): Promise<Omit<StaffReturnView['refund'], 'payout'>> {
  const { refundCoins: coins, refundReference: reference } = request;
  if (request.refundPaise !== null) {
    const amount = paise(request.refundPaise - (request.exchangePaise ?? 0));
    return { amount: rupeesFromPaise(amount), byHand: 0, coins, reference };
  }
  // By the refund's own rules, which lock.
  const { amount, byHand } = await transactAll(deps.db, async (tx) => {
    const all = await listReturns(tx, [order.id]);
    const figure = await refundFigure(tx, deps, { order, request, all, at: deps.now() });
    const byItself = minPaise(figure.amount, await keptByItself(tx, order));
    const rest = order.paymentStatus === 'pending' ? NO_PAISE : subtractPaise(figure.amount, byItself);
    return { amount: figure.amount, byHand: rest };
  });
  return { amount: rupeesFromPaise(amount), byHand: rupeesFromPaise(byHand), coins, reference };
}

async function creditNoteOf(
  deps: Pick<Deps, 'db' | 'now'>,
  order: Order,
  { refundedAt }: OrderReturn,
): Promise<StaffReturnView['creditNote']> {
  const [invoice] = await listInvoices(deps.db, [order.id]);
  if (invoice === undefined || order.gstPaise === 0) return null;
  const time = creditNoteTime(invoice.issuedAt, refundedAt ?? deps.now());
  return { lastDay: lastCreditNoteDay(invoice.issuedAt), time };
}

async function exchangeOf(
  db: Database,
  { exchangeOrderId, exchangePaise }: OrderReturn,
): Promise<StaffReturnView['exchange']> {
  const order = exchangeOrderId === null ? null : await findAnyOrder(db, exchangeOrderId);
  if (order === null) return null;
  return {
    orderId: order.id,
    orderNumber: order.number,
    amount: rupeesFromPaise(paise(exchangePaise ?? 0)),
  };
}
