import { createHash, randomBytes } from 'node:crypto';
import type { LiveChange } from '@ilaneer/contract/staff/live';
import { type Actor, actorId } from '@ilaneer/domain/actor/actor';
import { type AuditedAct, canonicalText } from '@ilaneer/domain/audit/audited-act';
import { asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;
type ReasonRow = typeof auditReasons.$inferSelect;

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
  const reasons: ReasonRow[] = [];
  const rows = entries.map((entry) => {
    id += 1;
    const reason = entry.act.reason === null ? null : newReason(id, entry.act.reason);
    if (reason !== null) reasons.push(reason);
    const row = chained(id, previousHash, entry, reason);
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

/** How many entries are whole, of how many the reason was erased, and which one isn't; `id` null: all are. */
type Checked = { readonly id: number | null; readonly count: number; readonly erased: number };

/** Where the chain breaks first, or a reason is not what was said. Reads entries in portions. */
export async function findBreak(db: Database): Promise<Checked> {
  let count = 0;
  let erased = 0;
  let previousHash: Buffer = FIRST_HASH;
  for (;;) {
    const portion = await db
      .select({ entry: getTableColumns(auditEntries), why: getTableColumns(auditReasons) })
      .from(auditEntries)
      .leftJoin(auditReasons, eq(auditReasons.entryId, auditEntries.id))
      .where(gt(auditEntries.id, count))
      .orderBy(asc(auditEntries.id))
      .limit(ROWS_A_STATEMENT);
    for (const { entry, why } of portion) {
      const { hash, ...rest } = entry;
      const isNext = entry.id === count + 1 && entry.previousHash.equals(previousHash);
      if (!isNext || !hashOf(rest).equals(hash) || !isSaid(entry.reasonHash, why)) {
        return { id: entry.id, count, erased };
      }
      count += 1;
      if (why !== null && why.words === null) erased += 1;
      previousHash = hash;
    }
    if (portion.length < ROWS_A_STATEMENT) return { id: null, count, erased };
  }
}

function newReason(entryId: number, words: string) {
  return { entryId, salt: randomBytes(16), words, erasedAt: null };
}

/** Whether the words are those of the entry, or were erased. */
function isSaid(reasonHash: Buffer | null, why: ReasonRow | null): boolean {
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
  why: ReturnType<typeof newReason> | null,
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
  };
  return { ...row, hash: hashOf(row) };
}

// As the database gives it back: without what JSON leaves out.
function stored(facts: AuditedAct['before']): AuditedAct['before'] {
  return facts === null ? null : JSON.parse(JSON.stringify(facts));
}

function hashOf({ previousHash, reasonHash, ...row }: Omit<AuditEntry, 'hash'>): Buffer {
  // Entries from before there were such hashes say nothing of them.
  const said = reasonHash === null ? row : { ...row, reasonHash: reasonHash.toString('hex') };
  return createHash('sha256').update(previousHash).update(canonicalText(said)).digest();
}
