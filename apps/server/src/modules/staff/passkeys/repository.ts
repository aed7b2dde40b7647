import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { staffPasskeys } from '../../../db/schema/staff/staff.ts';

export type PasskeyRow = typeof staffPasskeys.$inferSelect;

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.credentialId, credentialId));
  return row ?? null;
}

export function listPasskeysOf(db: Database, memberId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.memberId, memberId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.credentialId));
}

export async function insertPasskey(tx: Database, row: typeof staffPasskeys.$inferInsert): Promise<boolean> {
  const made = await tx.insert(staffPasskeys).values(row).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function notePasskeyUse(
  tx: Database,
  credentialId: string,
  changes: { readonly counter: number; readonly lastUsedAt: Date },
): Promise<void> {
  await tx.update(staffPasskeys).set(changes).where(eq(staffPasskeys.credentialId, credentialId));
}

export async function deletePasskey(
  tx: Database,
  { credentialId, memberId }: Pick<PasskeyRow, 'credentialId' | 'memberId'>,
): Promise<boolean> {
  const gone = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffPasskeys.memberId, memberId)))
    .returning();
  return gone.length === 1;
}

export async function deletePasskeysOf(tx: Database, memberId: string): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.memberId, memberId));
}
