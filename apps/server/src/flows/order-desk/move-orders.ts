import { createHash } from 'node:crypto';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { BulkMove } from '@ilaneer/domain/order/bulk-move';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { toErrorReply } from '../../http/error-reply.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  type BulkMoveRow,
  findBulkMove,
  finishBulkMove,
  insertBulkMove,
  listBulkMoveOrders,
  lockUndone,
  noteOutcome,
  type Order,
} from '../../modules/order/order.ts';
import {
  type FulfilmentDeps,
  type FulfilmentFailure,
  fulfilIn,
  moveBackIn,
} from '../fulfilment/fulfilment.ts';

type WantedMove = {
  readonly move: BulkMove;
  readonly orderIds: readonly string[];
  readonly reason: string | null;
  /** Idempotency key. */
  readonly key: string | null;
};

/** A job does the moves. Errors: VALIDATION_FAILED. */
export async function startBulkMove(
  deps: Deps,
  actor: StaffActor,
  { move, orderIds, reason: typed, key }: WantedMove,
): Promise<Result<BulkMoveRow, Failure>> {
  const reason = typed?.trim() || null;
  if (move === 'back' && reason === null) {
    return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
  }
  const id = key === null ? deps.newId() : idOf(actor, key);
  return transact<BulkMoveRow, Failure>(deps.db, async (tx) => {
    const isNew = await insertBulkMove(tx, actor, { id, move, reason, orderIds, at: deps.now() });
    const written = await findBulkMove(tx, id);
    if (!isNew && written !== null) return ok(written);
    if (written === null || written.total === 0) {
      return err(invalid([{ field: 'orderIds', message: 'None of these orders is there' }]));
    }
    await deps.jobs.enqueue(tx, 'move-orders', { bulkMoveId: id });
    recordAct(tx, deps, actor, {
      action: `moved ${written.total} orders: ${move}`,
      kind: 'order',
      id,
      label: `${written.total} orders`,
      before: null,
      after: { move, orders: written.total },
      reason,
    });
    return ok(written);
  });
}

function idOf(actor: StaffActor, key: string): string {
  return createHash('sha256').update(`${actor.id} ${key}`).digest('base64url').slice(0, 32);
}

/** Job: a transaction per order with its result, so it is resumable (ORDER-32). */
export async function moveOrders(deps: FulfilmentDeps, bulkMoveId: string): Promise<void> {
  const bulk = await findBulkMove(deps.db, bulkMoveId);
  if (bulk === null || bulk.finishedAt !== null) return;
  const { actorId: id, actorName: name } = bulk;
  const actor: StaffActor = { kind: 'staff', id, name, permissions: ['orders.fulfil'] };
  for (const { orderId, outcome } of await listBulkMoveOrders(deps.db, bulkMoveId)) {
    if (outcome === null) await moveOne(deps, actor, bulk, orderId);
  }
  await finishBulkMove(deps.db, bulkMoveId, deps.now());
}

async function moveOne(
  deps: FulfilmentDeps,
  actor: StaffActor,
  bulk: BulkMoveRow,
  orderId: string,
): Promise<void> {
  const which = { bulkMoveId: bulk.id, orderId };
  const moved = await transact<Order | null, FulfilmentFailure>(deps.db, async (tx) => {
    if (!(await lockUndone(tx, which))) return ok(null);
    const done =
      bulk.move === 'back'
        ? await moveBackIn(tx, deps, actor, { orderNumber: orderId, reason: bulk.reason ?? '' })
        : await fulfilIn(tx, deps, actor, {
            orderNumber: orderId,
            transition: bulk.move,
            canBeUndone: true,
          });
    if (done.ok) await noteOutcome(tx, which, { outcome: 'moved', problem: null, at: deps.now() });
    return done;
  });
  if (moved.ok) return;
  const problem = problemOf(moved.error);
  await transactAll(deps.db, (tx) => noteOutcome(tx, which, { outcome: 'refused', problem, at: deps.now() }));
}

function problemOf(failure: FulfilmentFailure): string {
  return failure.code === 'ORDER_MOVE_NOT_ALLOWED'
    ? `It is ${failure.data.status}.`
    : toErrorReply(failure).body.message;
}
