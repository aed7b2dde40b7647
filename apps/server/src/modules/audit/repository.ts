import { createHash } from 'node:crypto';
import type { LiveChange } from '@ilaneer/contract/staff/live';
import { type Actor, actorId } from '@ilaneer/domain/actor/actor';
import { type AuditedAct, canonicalText } from '@ilaneer/domain/audit/audited-act';
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditEntries } from '../../db/schema/staff/audit.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export type NewEntry = { readonly actor: Actor; readonly at: Date; readonly act: AuditedAct };

/** What the first entry's hash is made with. */
const FIRST_HASH = Buffer.alloc(32);
/** Any number that no other lock of the shop has. */
const CHAIN_LOCK = 7_203_416;
const ROWS_A_STATEMENT = 1_000;

/** Adds entries to the end of the chain. The chain is locked until the transaction ends. */
export async function appendEntries(tx: Database, entries: readonly NewEntry[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  let id = last?.id ?? 0;
  let previousHash: Buffer = last?.hash ?? FIRST_HASH;
  const rows = entries.map((entry) => {
    id += 1;
    const row = chained(id, previousHash, entry);
    previousHash = row.hash;
    return row;
  });
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.insert(auditEntries).values(rows.slice(from, from + ROWS_A_STATEMENT));
  }
  for (const payload of announcementsOf(entries)) {
    await tx.execute(sql`select pg_notify('staff_changed', ${payload})`);
  }
}

// Beyond this, that several of a kind changed is all that lists need to know.
const MOST_NAMED = 20;

/** What other processes are told when the transaction is committed: the contract's LiveChange, each once. */
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

/** Where the chain breaks first; null: nowhere. Reads entries in portions. */
export async function findBreak(
  db: Database,
): Promise<{ readonly id: number; readonly count: number } | { readonly id: null; readonly count: number }> {
  let count = 0;
  let previousHash: Buffer = FIRST_HASH;
  for (;;) {
    const portion = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.id, count))
      .orderBy(asc(auditEntries.id))
      .limit(ROWS_A_STATEMENT);
    for (const entry of portion) {
      const { hash, ...rest } = entry;
      const isNext = entry.id === count + 1 && entry.previousHash.equals(previousHash);
      if (!isNext || !hashOf(rest).equals(hash)) return { id: entry.id, count };
      count += 1;
      previousHash = hash;
    }
    if (portion.length < ROWS_A_STATEMENT) return { id: null, count };
  }
}

function chained(id: number, previousHash: Buffer, { actor, at, act }: NewEntry): AuditEntry {
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
    reason: act.reason,
    previousHash,
  };
  return { ...row, hash: hashOf(row) };
}

// As the database gives it back: without what JSON leaves out.
function stored(facts: AuditedAct['before']): AuditedAct['before'] {
  return facts === null ? null : JSON.parse(JSON.stringify(facts));
}

function hashOf({ previousHash, ...row }: Omit<AuditEntry, 'hash'>): Buffer {
  return createHash('sha256').update(previousHash).update(canonicalText(row)).digest();
}
