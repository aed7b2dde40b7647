import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { Facts } from '@ilaneer/domain/audit/audited-act';
import { readTags } from '@ilaneer/domain/order/order-tags';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findUser, lockUser } from '../account/account.ts';
import { recordAct } from '../audit/audit.ts';
import { deleteNote, insertNote } from './notes-repository.ts';
import { deleteTag, insertTag, listTags } from './repository.ts';

type MarkDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;
type OfCustomer = { readonly customerId: string };

/** Idempotent by key (CUSTOMER-4). Errors: CUSTOMER_NOT_FOUND, VALIDATION_FAILED. */
export async function addNote(
  deps: MarkDeps,
  actor: StaffActor,
  {
    customerId,
    text: typed,
    idempotencyKey,
  }: OfCustomer & { readonly text: string; readonly idempotencyKey: string | null },
): Promise<Result<null, Failure>> {
  const text = typed.trim();
  if (text === '') return err(invalid([{ field: 'text', message: 'Please write something' }]));
  return transact<null, Failure>(deps.db, async (tx) => {
    const user = await findUser(tx, customerId);
    if (user === null || user.deletedAt !== null) return err({ code: 'CUSTOMER_NOT_FOUND' });
    const id = idempotencyKey === null ? deps.newId() : `${actor.id} ${customerId} ${idempotencyKey}`;
    if (!(await insertNote(tx, actor, { id, userId: customerId, text, writtenAt: deps.now() })))
      return ok(null);
    // The words may be personal: not audited (AUDIT-3).
    record(tx, deps, actor, customerId, { action: 'added a note', before: null, after: { note: id } });
    return ok(null);
  });
}

/** Errors: CUSTOMER_NOTE_NOT_FOUND. */
export function removeNote(
  deps: MarkDeps,
  actor: StaffActor,
  { customerId, noteId }: OfCustomer & { readonly noteId: string },
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    if (!(await deleteNote(tx, customerId, noteId))) return err({ code: 'CUSTOMER_NOTE_NOT_FOUND' });
    record(tx, deps, actor, customerId, { action: 'deleted a note', before: { note: noteId }, after: null });
    return ok(null);
  });
}

/** Returns all tags. Errors: CUSTOMER_NOT_FOUND, VALIDATION_FAILED. */
export function addTag(
  deps: MarkDeps,
  actor: StaffActor,
  { customerId, tag: typed }: OfCustomer & { readonly tag: string },
): Promise<Result<readonly string[], Failure>> {
  return changeTags(deps, customerId, async (tx, before) => {
    const read = readTags([typed], 'A customer');
    if (!read.ok) return err(invalid([{ field: 'tag', message: read.error }]));
    const [tag] = read.value;
    if (tag === undefined) return err(invalid([{ field: 'tag', message: 'Type a tag' }]));
    const all = readTags([...before, tag], 'A customer');
    if (!all.ok) return err(invalid([{ field: 'tag', message: all.error }]));
    if (!(await insertTag(tx, customerId, tag))) return ok(before);
    const change = { action: 'added a tag', before: { tags: before }, after: { tags: all.value } };
    record(tx, deps, actor, customerId, change);
    return ok(all.value);
  });
}

/** Returns the other tags. Errors: CUSTOMER_NOT_FOUND. */
export function removeTag(
  deps: MarkDeps,
  actor: StaffActor,
  { customerId, tag }: OfCustomer & { readonly tag: string },
): Promise<Result<readonly string[], Failure>> {
  return changeTags(deps, customerId, async (tx, before) => {
    if (!(await deleteTag(tx, customerId, tag))) return ok(before);
    const tags = before.filter((one) => one !== tag);
    record(tx, deps, actor, customerId, {
      action: 'took off a tag',
      before: { tags: before },
      after: { tags },
    });
    return ok(tags);
  });
}

function changeTags(
  { db }: MarkDeps,
  customerId: string,
  change: (tx: Database, before: readonly string[]) => Promise<Result<readonly string[], Failure>>,
): Promise<Result<readonly string[], Failure>> {
  return transact<readonly string[], Failure>(db, async (tx) => {
    const user = await lockUser(tx, customerId);
    if (user === null || user.deletedAt !== null) return err({ code: 'CUSTOMER_NOT_FOUND' });
    return change(tx, await listTags(tx, [customerId]));
  });
}

function record(
  tx: Database,
  deps: MarkDeps,
  actor: StaffActor,
  customerId: string,
  act: { readonly action: string; readonly before: Facts | null; readonly after: Facts | null },
): void {
  // No name: audit entries are permanent (AUDIT-3).
  const label = `Customer ${customerId.slice(0, 8)}`;
  recordAct(tx, deps, actor, { reason: null, ...act, kind: 'customer', id: customerId, label });
}
