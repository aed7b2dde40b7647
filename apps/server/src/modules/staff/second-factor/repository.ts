import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { staffMembers, staffRecoveryCodes } from '../../../db/schema/staff/staff.ts';
import { sealedRows } from '../../../db/sealed-rows.ts';

export async function replaceRecoveryCodes(
  tx: Database,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId));
  if (hashes.length === 0) return;
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ codeHash, memberId })));
}

export async function listRecoveryCodes(tx: Database, memberId: string): Promise<Buffer[]> {
  const rows = await tx
    .select({ codeHash: staffRecoveryCodes.codeHash })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.memberId, memberId), isNull(staffRecoveryCodes.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** False if used. */
export async function useRecoveryCode(tx: Database, codeHash: Buffer, at: Date): Promise<boolean> {
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(staffRecoveryCodes.codeHash, codeHash), isNull(staffRecoveryCodes.usedAt)))
    .returning({ memberId: staffRecoveryCodes.memberId });
  return used.length === 1;
}

export async function countRecoveryCodes(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.memberId, memberId), isNull(staffRecoveryCodes.usedAt)));
  return row?.count ?? 0;
}

export const sealedTotpSecrets = sealedRows('staff-totp', staffMembers, {
  id: staffMembers.id,
  sealed: staffMembers.totpSecret,
});

const HASH_BYTES = 32;

/** Old format, verifiable by this key only. */
export function countRecoveryCodesOf(db: Database, mark: string): Promise<number> {
  const { codeHash, usedAt } = staffRecoveryCodes;
  const isOfKey = sql`substring(${codeHash} from ${HASH_BYTES + 1}) = ${Buffer.from(mark)}`;
  return db.$count(staffRecoveryCodes, and(isNull(usedAt), isOfKey));
}
