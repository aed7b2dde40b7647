import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LiveChange } from '@ilaneer/contract/staff/live';
import { type Actor, actorId } from '@ilaneer/domain/actor/actor';
import { type AuditedAct, canonicalText } from '@ilaneer/domain/audit/audited-act';
import { asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';
import type { AuditKey } from '../../deps/keys.ts';
import { lockChain } from './keys-repository.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;
export type ReasonRow = typeof auditReasons.$inferSelect;

export type NewEntry = { readonly actor: Actor; readonly at: Date; readonly act: AuditedAct };

export const FIRST_HASH = Buffer.alloc(32);
const ROWS_A_STATEMENT = 1_000;

/** Locks the chain until commit. */
export async function appendEntries(
  tx: Database,
  key: AuditKey,
  entries: readonly NewEntry[],
): Promise<void> {
  await lockChain(tx);
  const [last] = await tx.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  let id = last?.id ?? 0;
  let previousHash: Buffer = last?.hash ?? FIRST_HASH;
  const reasons: ReasonRow[] = [];
  const rows = entries.map((entry) => {
    id += 1;
    const reason = entry.act.reason === null ? null : newReason(id, entry.act.reason);
    if (reason !== null) reasons.push(reason);
    const row = chained(id, previousHash, entry, { reason, key });
    previousHash = row.hash;
    return row;
  });
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.insert(auditEntries).values(rows.slice(from, from + ROWS_A_STATEMENT));
  }
  for (let from = 0; from < reasons.length; from += ROWS_A_STATEMENT) {
    await tx.insert(auditReasons).values(reasons.slice(from, from + ROWS_A_STATEMENT));
  }
  for (const payload of announcementsOf(entries)) {
    await tx.execute(sql`select pg_notify('staff_changed', ${payload})`);
  }
}

// Above this only the kind is announced.
const MOST_NAMED = 20;

/** NOTIFY payloads on commit: distinct LiveChanges. */
function announcementsOf(entries: readonly NewEntry[]): Set<string> {
  const named = entries.length <= MOST_NAMED;
  return new Set(
    entries.map(({ actor, act }) =>
      JSON.stringify({
        kind: act.kind,
        id: named ? act.id : null,
        by: { id: actorId(actor), name: actor.kind === 'staff' ? actor.name : actorId(actor) },
      } satisfies LiveChange),
    ),
  );
}

function newReason(entryId: number, words: string) {
  return { entryId, salt: randomBytes(16), words, erasedAt: null };
}

/** Reason matches its hash, or was erased. */
export function isSaid(reasonHash: Buffer | null, why: ReasonRow | null): boolean {
  if (reasonHash === null || why === null) return reasonHash === null && why === null;
  const { salt, words } = why;
  return salt === null || words === null || hashOfReason(salt, words).equals(reasonHash);
}

function hashOfReason(salt: Buffer, words: string): Buffer {
  return createHash('sha256').update(salt).update(words).digest();
}

function chained(
  id: number,
  previousHash: Buffer,
  { actor, at, act }: NewEntry,
  { reason: why, key }: { readonly reason: ReturnType<typeof newReason> | null; readonly key: AuditKey },
): AuditEntry {
  const row = {
    id,
    happenedAt: at,
    actorKind: actor.kind,
    actorId: actorId(actor),
    actorName: actor.kind === 'staff' ? actor.name : actorId(actor),
    action: act.action,
    objectKind: act.kind,
    objectId: act.id,
    objectLabel: act.label,
    before: stored(act.before),
    after: stored(act.after),
    reason: null,
    reasonHash: why === null ? null : hashOfReason(why.salt, why.words),
    previousHash,
    keyId: key.id,
  };
  return { ...row, hash: hashOf(row, key) };
}

// As read back: without undefined fields.
function stored(facts: AuditedAct['before']): AuditedAct['before'] {
  return facts === null ? null : JSON.parse(JSON.stringify(facts));
}

/** Keyed, or unkeyed for older releases. */
export function hashOf(
  { previousHash, reasonHash, keyId, ...row }: Omit<AuditEntry, 'hash'>,
  key: Pick<AuditKey, 'secret'> | null,
): Buffer {
  // Older entries have no reason hash.
  const said = reasonHash === null ? row : { ...row, reasonHash: reasonHash.toString('hex') };
  if (key === null) return createHash('sha256').update(previousHash).update(canonicalText(said)).digest();
  return createHmac('sha256', key.secret)
    .update(previousHash)
    .update(canonicalText({ ...said, keyId }))
    .digest();
}

export function readPortion(
  db: Database,
  after: number,
  limit: number,
): Promise<{ readonly entry: AuditEntry; readonly why: ReasonRow | null }[]> {
  return db
    .select({ entry: getTableColumns(auditEntries), why: getTableColumns(auditReasons) })
    .from(auditEntries)
    .leftJoin(auditReasons, eq(auditReasons.entryId, auditEntries.id))
    .where(gt(auditEntries.id, after))
    .orderBy(asc(auditEntries.id))
    .limit(limit);
}

export async function findEnd(
  db: Database,
  id: number | null = null,
): Promise<Pick<AuditEntry, 'id' | 'hash'> | null> {
  const [last] = await db
    .select({ id: auditEntries.id, hash: auditEntries.hash })
    .from(auditEntries)
    .where(id === null ? undefined : eq(auditEntries.id, id))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last ?? null;
}
