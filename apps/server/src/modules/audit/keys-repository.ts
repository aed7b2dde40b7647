import { desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { auditEntries, auditKeys } from '../../db/schema/staff/audit.ts';
import { sealedRows } from '../../db/sealed-rows.ts';

type KeyRow = typeof auditKeys.$inferSelect;

/** Arbitrary, unique. */
const CHAIN_LOCK = 7_203_416;

export async function lockChain(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

export function listKeys(db: Database): Promise<KeyRow[]> {
  return db.select().from(auditKeys).orderBy(desc(auditKeys.createdAt), desc(auditKeys.id));
}

export async function insertKey(tx: Database, key: KeyRow): Promise<void> {
  await tx.insert(auditKeys).values(key);
}

export async function replaceKey(tx: Database, id: string, sealed: Buffer): Promise<void> {
  await tx.update(auditKeys).set({ sealed }).where(eq(auditKeys.id, id));
}

export async function lastUnkeyedId(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ id: max(auditEntries.id) })
    .from(auditEntries)
    .where(isNull(auditEntries.keyId));
  return row?.id ?? 0;
}

/** For key rotation (SECURITY-2). */
export const sealedAuditKeys = sealedRows('audit-key', auditKeys, {
  id: auditKeys.id,
  sealed: auditKeys.sealed,
});
