import type { Actor } from '@ilaneer/domain/actor/actor';
import type { AuditedAct } from '@ilaneer/domain/audit/audited-act';
import type { Database } from '../../db/connect.ts';
import { beforeCommit, transactionOf } from '../../db/transact.ts';
import type { AuditedDeps } from '../../deps/deps.ts';
import { appendEntries, type NewEntry } from './repository.ts';

const waiting = new WeakMap<object, NewEntry[]>();

/** In the act's transaction (AUDIT-1); only acts of staff. Written in a batch before commit. */
export function recordAct(tx: Database, { now, auditKey }: AuditedDeps, actor: Actor, act: AuditedAct): void {
  if (actor.kind !== 'staff') return;
  if (auditKey === null) throw new Error('staff act where the audit log was not opened');
  const entry = { actor, at: now(), act };
  const transaction = transactionOf(tx);
  const entries = waiting.get(transaction);
  if (entries !== undefined) {
    entries.push(entry);
    return;
  }
  const gathered = [entry];
  waiting.set(transaction, gathered);
  beforeCommit(tx, () => appendEntries(tx, auditKey, gathered));
}
