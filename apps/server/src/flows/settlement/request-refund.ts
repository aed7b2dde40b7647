import { type Actor, systemActor } from '@ilaneer/domain/actor/actor';
import { NO_PAISE, paise } from '@ilaneer/domain/money';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { netPaid, planRefund } from '@ilaneer/domain/payment/plan-refund';
import type { RefundCause } from '@ilaneer/domain/payment/refund-status';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { paidByGiftCard } from '../../modules/gift-card/gift-card.ts';
import { addTimelineEntry, type Order, writePaymentStatus } from '../../modules/order/order.ts';
import { listPayments, lockPayment, type Payment, refundPayment } from '../../modules/payment/payment.ts';
import { returnToGiftCard } from '../reservations/reservations.ts';

export type RefundDeps = Pick<Deps, 'now' | 'newId' | 'jobs'>;

type PartOfPayment = {
  readonly payment: Payment;
  readonly amount: number;
} & WhyRefund;

type WhyRefund =
  | { readonly cause: Exclude<RefundCause, 'return' | 'goodwill'> }
  | { readonly cause: 'goodwill'; readonly why: string }
  | { readonly cause: 'return'; readonly returnId: string; readonly number: number };

/** Queues the sending in the caller's transaction. Order and payment are locked. */
export async function requestRefund(
  tx: Database,
  deps: RefundDeps,
  actor: Actor,
  order: Order,
  { payment, amount, ...why }: PartOfPayment,
): Promise<Order> {
  const at = deps.now();
  const id = deps.newId();
  const reason = reasonOf(why);
  const returnId = why.cause === 'return' ? why.returnId : null;
  await refundPayment(tx, actor, payment, { id, amount, cause: why.cause, reason, returnId, at });
  await deps.jobs.enqueue(tx, 'send-refund', { refundId: id });
  if (why.cause === 'order cancelled') await deps.jobs.enqueue(tx, 'issue-vouchers', { orderId: order.id });
  const entry = { kind: 'refund_requested', actor: systemActor('shop'), note: reason, at } as const;
  return addTimelineEntry(tx, order, entry);
}

function reasonOf(why: WhyRefund): string {
  switch (why.cause) {
    case 'order cancelled':
      return 'The order was cancelled';
    case 'paid too late':
      return 'The order was given up';
    case 'paid twice':
      return 'Paid twice';
    case 'other amount':
      return 'Another amount was paid than was asked for';
    case 'return':
      return `Return ${why.number}`;
    case 'goodwill':
      return why.why;
    case 'order changed':
      return 'The order was changed';
    case 'change withdrawn':
      return 'The change was taken back';
  }
}

// Cannot collide: payment ids are random.
const GIFT_CARD = 'gift card';

export async function refundOrder(
  tx: Database,
  deps: RefundDeps,
  actor: Actor,
  order: Order,
  { amount, ...why }: { readonly amount: number | 'all' } & WhyRefund,
): Promise<Order> {
  const taken: Payment[] = [];
  for (const { id, status } of await listPayments(tx, [order.id])) {
    if (wasCaptured(status)) taken.push(await lockPayment(tx, id));
  }
  const parts = [
    { id: GIFT_CARD, taken: await paidByGiftCard(tx, order), refunded: NO_PAISE },
    ...taken.map((payment) => ({
      id: payment.id,
      taken: paise(payment.amountPaise),
      refunded: paise(payment.refundedPaise),
    })),
  ];
  const plan = planRefund(parts, amount === 'all' ? netPaid(parts) : paise(amount));
  if (plan.unplanned > 0) throw new Error(`order ${order.id} was to give back more than it took`);
  let changed = order;
  for (const part of plan.parts) {
    if (part.id === GIFT_CARD) {
      changed = await returnToGiftCard(tx, actor, changed, { amount: part.amount, at: deps.now() });
      continue;
    }
    const payment = taken.find(({ id }) => id === part.id);
    if (payment === undefined) throw new Error(`payment ${part.id} is not of order ${order.id}`);
    changed = await requestRefund(tx, deps, actor, changed, { payment, amount: part.amount, ...why });
  }
  const back = plan.parts.reduce((sum, part) => sum + part.amount, 0);
  // Cash is not tracked here, so no refund is claimed for it.
  const isCounted = order.paymentMethod !== 'cod' && order.paymentStatus === 'completed';
  return isCounted && netPaid(parts) === back
    ? writePaymentStatus(tx, changed, 'refunded', deps.now())
    : changed;
}
