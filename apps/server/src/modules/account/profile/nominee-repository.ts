import type { NomineeView } from '@ilaneer/contract/account/nominee';
import type { Nominee } from '@ilaneer/domain/account/nominee';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { nominees } from '../../../db/schema/account/account.ts';

export async function findNominee(db: Database, userId: string): Promise<NomineeView | null> {
  const [row] = await db
    .select({ name: nominees.name, contact: nominees.contact })
    .from(nominees)
    .where(eq(nominees.userId, userId));
  return row ?? null;
}

export async function saveNominee(db: Database, userId: string, nominee: Nominee, at: Date): Promise<void> {
  const row = { ...nominee, updatedAt: at };
  await db
    .insert(nominees)
    .values({ ...row, userId, createdAt: at })
    .onConflictDoUpdate({ target: nominees.userId, set: row });
}

export async function deleteNominee(db: Database, userId: string): Promise<void> {
  await db.delete(nominees).where(eq(nominees.userId, userId));
}
