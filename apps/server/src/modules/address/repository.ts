import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { addresses } from '../../db/schema/account/address.ts';
import { prepared } from '../../db/statements.ts';

/** A saved address. */
export type AddressRow = typeof addresses.$inferSelect;

/** Holds a shopper's address list until the transaction ends, so that "first" and "default" stay true. */
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

/** A shopper's addresses: the default one first, then the newest. */
export function listAddresses(db: Database, userId: string): Promise<AddressRow[]> {
  return addressesStatement(db).execute({ userId });
}

/** How many addresses a shopper has. */
export async function countAddresses(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(addresses).where(eq(addresses.userId, userId));
  return row?.total ?? 0;
}

/** An address of this shopper; another's is not found. */
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

/** Writes the changed fields of an address. */
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

/** Leaves a shopper without a default address. */
export async function clearDefault(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false, updatedAt: at })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}

/** Makes a shopper's newest address the default one. */
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
