import type { CancellationReason } from '@ilaneer/contract/order/cancel-order';
import type { Actor, ShopperActor, StaffActor } from '@ilaneer/domain/actor/actor';
import { NO_PAISE } from '@ilaneer/domain/money';
import { type CancelCause, cancelOrder as decideCancellation } from '@ilaneer/domain/order/cancel-order';
import { cancelReasonText } from '@ilaneer/domain/order/cancel-reasons';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import {
  lockAtVersion,
  lockOwnOrder,
  notifyShopper,
  type Order,
  writeTransition,
} from '../../modules/order/order.ts';
import { followOrder } from '../../modules/parcel/parcel.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { releaseReservations } from '../reservations/reservations.ts';
import { refundOrder, settleGoodwill } from '../settlement/settlement.ts';

export type CancelDeps = Deps & SecretDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

type Cancellation = {
  readonly orderId: string;
  /** Staff only. */
  readonly version?: number;
} & CancellationReason;

const causes: Readonly<Record<'shopper' | 'staff', CancelCause>> = {
  shopper: 'by shopper',
  staff: 'by staff',
};

/**
 * Any order for staff. Errors: ORDER_NOT_FOUND, ORDER_ALREADY_CANCELLED, ORDER_NOT_CANCELLABLE, and those of
 * `otherwise`, which takes orders that are cancelled in another way; null for all others.
 */
export async function cancelOrder(
  deps: CancelDeps,
  actor: ShopperActor | StaffActor,
  { orderId, version, ...why }: Cancellation,
  otherwise: (tx: Database, order: Order) => Promise<Result<Order, Failure> | null> = async () => null,
): Promise<Result<Order, Failure>> {
  const cancelled = await transact<Order, Failure>(deps.db, async (tx) => {
    const locked =
      actor.kind === 'shopper'
        ? found(await lockOwnOrder(tx, actor.userId, orderId))
        : await lockAtVersion(tx, orderId, version ?? null);
    if (!locked.ok) return locked;
    const cause = causes[actor.kind];
    return (await otherwise(tx, locked.value)) ?? cancelIn(tx, deps, actor, locked.value, { cause, ...why });
  });
  if (cancelled.ok) deps.catalogue.stockChanged();
  return cancelled;
}

/**
 * In the caller's transaction; the order is locked. Afterwards the stock has changed. Errors: ORDER_ALREADY_CANCELLED,
 * ORDER_NOT_CANCELLABLE.
 */
export async function cancelIn(
  tx: Database,
  deps: CancelDeps,
  actor: Actor,
  order: Order,
  { cause, reason, category, feedback }: CancellationReason & { readonly cause: CancelCause },
): Promise<Result<Order, Failure>> {
  const isInvoiced = (await listInvoices(tx, [order.id])).length > 0;
  const decided = decideCancellation({ status: order.status, isInvoiced });
  if (!decided.ok) return err({ code: decided.error.code, data: { status: decided.error.status } });
  const at = deps.now();
  const cancelReason = reason === null ? null : cancelReasonText(reason);
  const changed = await writeTransition(tx, order, {
    status: 'cancelled',
    changes: {
      cancelledAt: at,
      cancelCause: cause,
      cancelReason,
      cancelCategory: category,
      cancelFeedback: feedback,
    },
    actor,
    note: cancelReason,
    at,
  });
  recordAct(tx, deps, actor, {
    action: 'cancelled',
    kind: 'order',
    id: order.id,
    label: order.number,
    before: { status: order.status },
    after: { status: 'cancelled' },
    reason: cancelReason,
  });
  await followOrder(tx, deps, actor, changed);
  const returned = await releaseReservations(tx, actor, changed, at);
  await notifyShopper(tx, deps, returned);
  const whole = { amount: 'all', cause: 'order cancelled' } as const;
  const refunded = await refundOrder(tx, deps, actor, returned, whole);
  await settleGoodwill(tx, refunded, NO_PAISE, at);
  return ok(refunded);
}

function found(order: Order | null): Result<Order, Failure> {
  return order === null ? err({ code: 'ORDER_NOT_FOUND' }) : ok(order);
}
