import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { formatRupees, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  addTimelineEntry,
  lockAtVersion,
  type Order,
  refundSentMail,
  writePaymentStatus,
} from '../../modules/order/order.ts';
import { goodwillOf, insertGoodwillRefund } from '../../modules/payment/payment.ts';
import { listReturns } from '../../modules/return/return.ts';
import { refundable, splitRefund } from './execute-refund.ts';
import { refundOrder } from './request-refund.ts';
import { settleGoodwill } from './settle-goodwill.ts';

type Goodwill = {
  readonly orderId: string;
  readonly version: number;
  readonly amount: Paise;
  readonly reason: string;
  readonly reference: string | null;
};

/** PAYMENT-19. Errors: ORDER_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED. */
export async function refundGoodwill(
  deps: Deps,
  actor: StaffActor,
  { orderId, version, amount, reason: typed, reference }: Goodwill,
): Promise<Result<Order, Failure>> {
  const reason = typed.trim();
  if (reason === '') return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
  return transact<Order, Failure>(deps.db, async (tx) => {
    const locked = await lockAtVersion(tx, orderId, version);
    if (!locked.ok) return locked;
    const order = locked.value;
    const paidOut = await paidOutOf(tx, order.id);
    const left = await refundable(tx, order, paidOut);
    if (amount <= 0 || amount > left) return err(invalid([{ field: 'amount', message: tooMuch(left) }]));
    const split = await splitRefund(tx, order, amount, { paidOut, reference });
    if (!split.ok) return split;
    const { byHand } = split.value;
    const at = deps.now();
    const id = deps.newId();
    await insertGoodwillRefund(tx, actor, {
      id,
      orderId: order.id,
      amountPaise: amount,
      byHandPaise: byHand,
      reference: split.value.reference,
      reason,
      refundedAt: at,
    });
    const byItself = subtractPaise(amount, byHand);
    const why = { cause: 'goodwill', why: reason } as const;
    let changed =
      byItself > 0 ? await refundOrder(tx, deps, actor, order, { amount: byItself, ...why }) : order;
    if (byHand > 0) changed = await notifyCashRefund(tx, deps, actor, changed, { id, byHand });
    if (amount === left && changed.paymentStatus === 'completed') {
      changed = await writePaymentStatus(tx, changed, 'refunded', at);
    }
    // Bumps the version: concurrent refunds conflict.
    if (changed.updatedAt === order.updatedAt) {
      changed = await writePaymentStatus(tx, changed, changed.paymentStatus, at);
    }
    // On a cancelled order everything is refunded: none is goodwill.
    if (order.status === 'cancelled') await settleGoodwill(tx, changed, NO_PAISE, at);
    recordAct(tx, deps, actor, {
      action: 'refunded',
      kind: 'refund',
      id,
      label: order.number,
      before: { left: left / 100 },
      after: { amount: amount / 100, byHand: byHand / 100, left: (left - amount) / 100 },
      reason,
    });
    return ok(changed);
  });
}

function tooMuch(left: Paise): string {
  return left === 0 ? 'Nothing is left to refund' : `Between ₹0.01 and ${formatRupees(left)} can go back`;
}

async function notifyCashRefund(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  order: Order,
  { id, byHand }: { readonly id: string; readonly byHand: Paise },
): Promise<Order> {
  const at = deps.now();
  const mail = refundSentMail(
    order,
    { id, amountPaise: byHand, cause: 'goodwill' },
    deps.brand,
    deps.config.publicUrl,
  );
  if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
  const note = `${formatRupees(byHand)} paid out by hand`;
  return addTimelineEntry(tx, order, { kind: 'refunded', actor, note, at });
}

/** Returns and goodwill so far. */
export async function paidOutOf(db: Database, orderId: string): Promise<Paise> {
  const returned = (await listReturns(db, [orderId])).map(({ refundPaise }) =>
    refundPaise === null ? NO_PAISE : paise(refundPaise),
  );
  return sumPaise(await goodwillOf(db, orderId), ...returned);
}

export async function refundableNow(tx: Database, order: Order): Promise<Paise> {
  return refundable(tx, order, await paidOutOf(tx, order.id));
}
