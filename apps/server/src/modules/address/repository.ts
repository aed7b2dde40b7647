import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { addresses } from '../../db/schema/account/address.ts';
import { prepared } from '../../db/statements.ts';

export type AddressRow = typeof addresses.$inferSelect;

export async function lockAddressList(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

const addressesStatement = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, sql.placeholder('userId')))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
    .prepare('addresses_of_user'),
);

export function listAddresses(db: Database, userId: string): Promise<AddressRow[]> {
  return addressesStatement(db).execute({ userId });
}

export async function countAddresses(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(addresses).where(eq(addresses.userId, userId));
  return row?.total ?? 0;
}

/** 404 for another shopper's. */
export async function findAddress(db: Database, userId: string, id: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .limit(1);
  return row ?? null;
}

export async function insertAddress(db: Database, address: AddressRow): Promise<void> {
  await db.insert(addresses).values(address);
}

export async function updateAddressRow(
  db: Database,
  id: string,
  changes: Partial<AddressRow>,
): Promise<void> {
  await db.update(addresses).set(changes).where(eq(addresses.id, id));
}

export async function deleteAddressRow(db: Database, id: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.id, id));
}

export async function clearDefault(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false, updatedAt: at })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}

export async function promoteNewest(db: Database, userId: string, at: Date): Promise<void> {
  const newest = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1);
  await db
    .update(addresses)
    .set({ isDefault: true, updatedAt: at })
    .where(sql`${addresses.id} = (${newest})`);
}

export async function deleteAddressesOf(db: Database, userId: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.userId, userId));
}
