import { type Actor, systemActor } from '@ilaneer/domain/actor/actor';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { linkPayableUntil } from '@ilaneer/domain/payment/payment-hold';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import {
  addTimelineEntry,
  changeWithdrawnMail,
  type Order,
  orderChangedMail,
  paymentRequestedMail,
  writeHold,
} from '../../modules/order/order.ts';
import {
  closePaymentRequest,
  expirePayments,
  insertPaymentRequest,
  type PaymentRequest,
} from '../../modules/payment/payment.ts';
import { lockShelves, reserveStock, returnStock } from '../../modules/stock/stock.ts';
import { outOfStockFailure } from '../reservations/reservations.ts';
import { applyEdit, differenceText } from './apply-edit.ts';
import { payLinkOf } from './pay-link.ts';
import { type LineEdit, type LineEditDeps, plannedBefore } from './plan-edit.ts';

type AskDeps = Deps & SecretDeps;

/**
 * Reserves added units, keeps the order until paid (ORDER-37). Excess coins return with the edit (COIN-14).
 * Errors: OUT_OF_STOCK with the line.
 */
export async function requestPayment(
  tx: Database,
  deps: AskDeps,
  actor: Actor,
  order: Order,
  edit: LineEdit,
): Promise<Result<Order, Failure>> {
  const at = deps.now();
  const { ask } = edit.settled;
  const { taken } = edit.stock;
  if (taken.length > 0) {
    const short = await reserveStock(tx, actor, at, { orderId: order.id, units: taken });
    if (short.length > 0) return err(outOfStockFailure(edit.lines, short));
  }
  const { figures: _figures, settled: _settled, stock: _stock, ...change } = edit;
  const { lines } = change;
  const request = await insertPaymentRequest(tx, actor, {
    id: deps.newId(),
    orderId: order.id,
    amountPaise: ask,
    change,
    reserved: taken,
    holds: order.heldAt === null,
    payableUntil: linkPayableUntil(at),
    createdAt: at,
  });
  // Bumps the version, also of an order on hold.
  const reason = order.holdReason ?? `Waits for the payment of ${formatRupees(ask)} for its change`;
  await writeHold(tx, order.id, reason, at);
  const note = `${formatRupees(ask)} for: ${differenceText(order.lines, lines)}`;
  const held = { ...order, heldAt: at, holdReason: reason };
  const asked = await addTimelineEntry(tx, held, { kind: 'payment_requested', actor, note, at });
  await send(tx, deps, paymentRequestedMail(asked, { ...request, link: payLinkOf(deps, order.id) }, deps));
  return ok(asked);
}

/** The order continues unchanged (ORDER-37). It is locked. */
export async function withdrawRequest(
  tx: Database,
  deps: Deps,
  actor: Actor,
  order: Order,
  request: PaymentRequest,
): Promise<Order> {
  const at = deps.now();
  await closePaymentRequest(tx, request.id, { state: 'withdrawn', at });
  await expirePayments(tx, order.id, at);
  await lockShelves(
    tx,
    request.reserved.map(({ variantId }) => variantId),
  );
  if (request.reserved.length > 0) {
    await returnStock(tx, actor, at, { orderId: order.id, units: request.reserved });
  }
  const released = await endHold(tx, order, request, at);
  const note = `${formatRupees(paise(request.amountPaise))} not asked for any more`;
  const entry = { kind: 'payment_request_withdrawn', actor, note, at } as const;
  const withdrawn = await addTimelineEntry(tx, released, entry);
  await send(tx, deps, changeWithdrawnMail(withdrawn, request, deps));
  return withdrawn;
}

export async function settleRequest(
  tx: Database,
  deps: Deps & LineEditDeps,
  order: Order,
  request: PaymentRequest,
): Promise<Order> {
  const at = deps.now();
  await closePaymentRequest(tx, request.id, { state: 'paid', at });
  const released = await endHold(tx, order, request, at);
  const { change } = request;
  const { couponIsFor = null, promotions = [], isDeliveryFree = false } = change;
  // Changes asked for before there were promotions have none.
  const lines = change.lines.map((line) => ({ ...line, promotionPaise: line.promotionPaise ?? 0 }));
  const kept = { couponIsFor, promotions, isDeliveryFree };
  const asked = { ...change, ...kept, lines, couponPaise: paise(change.couponPaise) };
  const edit = plannedBefore(deps, released, asked);
  const done = { edit, backOnCard: paise(0), isReserved: true };
  const applied = await applyEdit(tx, deps, systemActor('shop'), released, done);
  if (!applied.ok) throw new Error(`the paid change ${request.id} could not be made: ${applied.error.code}`);
  const changed = applied.value;
  if (changed.totalPaise - order.totalPaise !== request.amountPaise) {
    throw new Error(`the paid change ${request.id} costs something else`);
  }
  await send(tx, deps, orderChangedMail(changed, { refundPaise: 0, before: order }, deps));
  return changed;
}

async function endHold(tx: Database, order: Order, request: PaymentRequest, at: Date): Promise<Order> {
  const reason = request.holds ? null : order.holdReason;
  await writeHold(tx, order.id, reason, at);
  return { ...order, heldAt: reason === null ? null : order.heldAt, holdReason: reason };
}

export async function send(
  tx: Database,
  { jobs }: Pick<Deps, 'jobs'>,
  mail: ReturnType<typeof orderChangedMail>,
): Promise<void> {
  if (mail !== null) await jobs.enqueue(tx, 'send-mail', mail);
}
