import type { SystemActor } from '@ilaneer/domain/actor/actor';
import { captureEntry } from '@ilaneer/domain/journal/money-entries';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { hasAddress } from '@ilaneer/domain/order/order-address';
import { paymentMethodOf } from '@ilaneer/domain/order/payment-method';
import type { GatewayName } from '@ilaneer/domain/payment/gateway-name';
import { payableUntil } from '@ilaneer/domain/payment/payment-hold';
import { transitionPayment } from '@ilaneer/domain/payment/payment-status';
import type { RefundCause } from '@ilaneer/domain/payment/refund-status';
import { settleCapture } from '@ilaneer/domain/payment/settle-capture';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { eventOfReport } from '@ilaneer/domain/timeline/order-event';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { removeUnits } from '../../modules/cart/cart.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { customerAccountOf, postEntry } from '../../modules/journal/journal.ts';
import {
  addTimelineEntry,
  lockAnyOrder,
  type Order,
  writePaidAhead,
  writePaymentStatus,
} from '../../modules/order/order.ts';
import {
  findPaymentAt,
  findPaymentRequest,
  type GatewayReport,
  lockPayment,
  noteWebhook,
  type Payment,
  type PaymentDeps,
  saveCard,
  updatePayment,
} from '../../modules/payment/payment.ts';
import { type LineEditDeps, settleRequest } from '../line-edit/line-edit.ts';
import { reserveAllAgain } from '../reservations/reservations.ts';
import { placePaidOrder } from './place-paid-order.ts';
import { requestRefund } from './request-refund.ts';

export type SettlementDeps = Deps &
  SecretDeps &
  PaymentDeps &
  LineEditDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

type GatewayActor = SystemActor<GatewayName>;

export type VerifiedReport = {
  readonly eventId: string | null;
  readonly report: GatewayReport;
};

/**
 * Idempotent and order-independent; refunds a wrong amount (PAYMENT-25). Null for a foreign payment. Errors:
 * PAYMENT_INVALID for a missing or wrong uncaptured amount.
 */
export async function recordReport(
  deps: SettlementDeps,
  actor: GatewayActor,
  { eventId, report }: VerifiedReport,
): Promise<Result<Order | null, Failure>> {
  const { name: gateway } = actor;
  const recorded = await transact<Order | null, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    if (eventId !== null && !(await noteWebhook(tx, { gateway, eventId, receivedAt: at }))) return ok(null);
    const known = await findPaymentAt(tx, gateway, report.gatewayOrderId);
    if (known === null) return ok(null);
    const order = await lockAnyOrder(tx, known.orderId);
    if (order === null) throw new Error(`the order of payment ${known.id} is gone`);
    const payment = await lockPayment(tx, known.id);
    const changed = transitionPayment(payment.status, report.report);
    if (changed.kind === 'nothing') return ok(order);
    const isAskedAmount = report.amount === payment.amountPaise;
    if (!isAskedAmount && (changed.to !== 'captured' || report.amount === 0)) {
      return err({ code: 'PAYMENT_INVALID' });
    }
    const { gatewayPaymentId, failureReason, paidWith } = report;
    await updatePayment(tx, payment.id, {
      status: changed.to,
      gatewayPaymentId,
      amountPaise: report.amount,
      failureReason,
      ...(paidWith === null || payment.method === 'upi'
        ? {}
        : { cardNetwork: paidWith.network, cardLast4: paidWith.last4 }),
      updatedAt: at,
    });
    const noted = await addTimelineEntry(tx, order, {
      kind: eventOfReport(changed.to),
      actor,
      note: isAskedAmount ? failureReason : otherAmountNote(payment, report),
      at,
    });
    if (changed.to !== 'captured') return ok(noted);
    await postEntry(
      tx,
      captureEntry({
        sourceId: payment.id,
        orderId: order.id,
        customer: await customerAccountOf(tx, order.id),
        amount: report.amount,
        happenedAt: at,
      }),
    );
    await deps.jobs.enqueue(tx, 'issue-vouchers', { orderId: order.id });
    await saveCard(tx, deps, payment, report.card);
    const captured: Payment = {
      ...payment,
      status: 'captured',
      gatewayPaymentId,
      amountPaise: report.amount,
    };
    return ok(await settle(tx, deps, actor, { order: noted, payment: captured, isAskedAmount }));
  });
  if (recorded.ok && recorded.value !== null) deps.catalogue.stockChanged();
  return recorded;
}

type Captured = {
  readonly order: Order;
  readonly payment: Payment;
  readonly isAskedAmount: boolean;
};

async function settle(
  tx: Database,
  deps: SettlementDeps,
  actor: GatewayActor,
  { order, payment, isAskedAmount }: Captured,
): Promise<Order> {
  if (payment.requestId !== null && isAskedAmount) {
    return settleChange(tx, deps, actor, { order, payment, requestId: payment.requestId });
  }
  const isPaid = order.paymentStatus === 'completed';
  const wasExpired = order.cancelCause === 'not paid in time';
  const settlement = settleCapture({
    status: order.status,
    isPaid,
    wasExpired,
    isAskedAmount,
    hasAddress: hasAddress(order),
  });
  const at = deps.now();
  if (settlement === 'await address') return awaitAddress(tx, order, payment, at);
  const isHonoured =
    settlement === 'place' || (settlement === 'revive' && (await reserveAllAgain(tx, actor, order, at)));
  if (!isHonoured) {
    const cause = isAskedAmount ? refundCauseOf(order) : 'other amount';
    const asked = await requestRefund(tx, deps, actor, order, {
      payment,
      amount: payment.amountPaise,
      cause,
    });
    return saysReturned(asked) ? writePaymentStatus(tx, asked, 'refunded', at) : asked;
  }
  if (order.awaitsPlaceOrder) await removeUnits(tx, order.userId, { units: order.lines, at });
  return placePaidOrder(tx, deps, actor, order, {
    paymentMethod: paymentMethodOf(payment.method),
    paymentStatus: 'completed',
    paidAt: at,
    cancelledAt: null,
    cancelCause: null,
    cancelReason: null,
  });
}

/** Paid, not placed: a new hold until the address arrives (CHECKOUT-22). */
async function awaitAddress(tx: Database, order: Order, { method }: Payment, at: Date): Promise<Order> {
  await removeUnits(tx, order.userId, { units: order.lines, at });
  return writePaidAhead(tx, order, {
    paymentMethod: paymentMethodOf(method),
    paidAt: at,
    payableUntil: payableUntil(at),
  });
}

/** Applies a paid edit once, or refunds it if withdrawn. */
async function settleChange(
  tx: Database,
  deps: SettlementDeps,
  actor: GatewayActor,
  paid: { readonly order: Order; readonly payment: Payment; readonly requestId: string },
): Promise<Order> {
  const { order, payment, requestId } = paid;
  const request = await findPaymentRequest(tx, requestId);
  if (request.state === 'open') return settleRequest(tx, deps, order, request);
  const cause = request.state === 'paid' ? 'paid twice' : 'change withdrawn';
  return requestRefund(tx, deps, actor, order, { payment, amount: payment.amountPaise, cause });
}

function otherAmountNote({ amountPaise }: Payment, { amount }: GatewayReport): string {
  return `${formatRupees(amount)} instead of ${formatRupees(paise(amountPaise))}`;
}

function refundCauseOf({ status, cancelCause }: Order): Exclude<RefundCause, 'return' | 'goodwill'> {
  if (status !== 'cancelled') return 'paid twice';
  switch (cancelCause) {
    case 'not paid in time':
      return 'paid too late';
    case 'by shopper':
    case 'by staff':
    case 'no address':
    case 'not confirmed':
    case 'not delivered':
    case null:
      return 'order cancelled';
  }
}

// Another payment pays the standing order.
function saysReturned({ status, paymentStatus }: Order): boolean {
  return status === 'cancelled' && paymentStatus === 'pending';
}
