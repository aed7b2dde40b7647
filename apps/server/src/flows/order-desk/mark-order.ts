import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { readTags } from '@ilaneer/domain/order/order-tags';
import { isUnshipped } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  type ArrivalDeps,
  findAnyOrder,
  insertNote,
  lockAtVersion,
  type Order,
  releaseHold,
  writeHold,
  writeTags,
} from '../../modules/order/order.ts';
import { findOpenRequest } from '../../modules/payment/payment.ts';

type WhichOrder = { readonly orderId: string; readonly version: number };

/** Idempotent by key (ORDER-30). Errors: ORDER_NOT_FOUND, VALIDATION_FAILED. */
export async function addNote(
  deps: Deps,
  actor: StaffActor,
  {
    orderId,
    text: typed,
    idempotencyKey,
  }: { readonly orderId: string; readonly text: string; readonly idempotencyKey: string | null },
): Promise<Result<null, Failure>> {
  const text = typed.trim();
  if (text === '') return err(invalid([{ field: 'text', message: 'Please write something' }]));
  return transact<null, Failure>(deps.db, async (tx) => {
    const order = await findAnyOrder(tx, orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const id = idempotencyKey === null ? deps.newId() : `${actor.id} ${order.id} ${idempotencyKey}`;
    const note = { id, orderId: order.id, kind: 'note', text, writtenAt: deps.now() } as const;
    if (!(await insertNote(tx, actor, note))) return ok(null);
    // The text may name a person: not audited (AUDIT-3).
    record(tx, deps, actor, order, { action: 'added a note', before: null, after: { note: id } });
    return ok(null);
  });
}

/** Errors: ORDER_NOT_FOUND, VERSION_STALE, VALIDATION_FAILED. */
export async function tagOrder(
  deps: Deps,
  actor: StaffActor,
  { orderId, version, tags: typed }: WhichOrder & { readonly tags: readonly string[] },
): Promise<Result<null, Failure>> {
  const tags = readTags(typed);
  if (!tags.ok) return err(invalid([{ field: 'tags', message: tags.error }]));
  return transact<null, Failure>(deps.db, async (tx) => {
    const locked = await lockAtVersion(tx, orderId, version);
    if (!locked.ok) return locked;
    const order = locked.value;
    await writeTags(tx, order.id, tags.value, deps.now());
    record(tx, deps, actor, order, {
      action: 'changed the tags',
      before: { tags: order.tags },
      after: { tags: tags.value },
    });
    return ok(null);
  });
}

/**
 * Null: release (ORDER-31). Errors: ORDER_NOT_FOUND, VERSION_STALE, ORDER_NOT_EDITABLE, VALIDATION_FAILED.
 */
export async function holdOrder(
  deps: Deps & ArrivalDeps,
  actor: StaffActor,
  { orderId, version, reason: typed }: WhichOrder & { readonly reason: string | null },
): Promise<Result<null, Failure>> {
  const reason = typed?.trim() ?? null;
  if (reason === '') return err(invalid([{ field: 'reason', message: 'Enter a reason' }]));
  return transact<null, Failure>(deps.db, async (tx) => {
    const locked = await lockAtVersion(tx, orderId, version);
    if (!locked.ok) return locked;
    const order = locked.value;
    const isAsked = reason === null && (await findOpenRequest(tx, order.id)) !== null;
    const refusal = isAsked ? ASKED : holdRefusal(order, reason !== null);
    if (refusal !== null) return err({ code: 'ORDER_NOT_EDITABLE', message: refusal });
    const at = deps.now();
    if (reason === null) await releaseHold(tx, deps, order, at);
    else await writeHold(tx, order.id, reason, at);
    await insertNote(tx, actor, {
      id: deps.newId(),
      orderId: order.id,
      kind: reason === null ? 'released' : 'held',
      text: reason ?? 'Released',
      writtenAt: at,
    });
    record(tx, deps, actor, order, {
      action: reason === null ? 'released' : 'held',
      before: { hold: reason === null },
      after: { hold: reason !== null },
      reason,
    });
    return ok(null);
  });
}

const ASKED = 'A change of this order waits to be paid. Take it back, and the order goes on as it was.';

function holdRefusal(order: Order, holds: boolean): string | null {
  if (!holds) return order.heldAt === null ? 'This order is not on hold.' : null;
  if (order.heldAt !== null) return 'This order is on hold already.';
  return isUnshipped(order.status) ? null : `An order that is ${order.status} can't be held back.`;
}

function record(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  order: Pick<Order, 'id' | 'number'>,
  act: {
    readonly action: string;
    readonly before: Readonly<Record<string, unknown>> | null;
    readonly after: Readonly<Record<string, unknown>> | null;
    readonly reason?: string | null;
  },
): void {
  recordAct(tx, deps, actor, { reason: null, ...act, kind: 'order', id: order.id, label: order.number });
}
