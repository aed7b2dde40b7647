import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../../db/schema/account/account.ts';
import { addresses } from '../../../db/schema/account/address.ts';

export type CustomerAddress = typeof addresses.$inferSelect;
export type NewCustomer = typeof users.$inferInsert;

/** By contact, verified or not, with default address; `lock`: row locks. */
export async function findCustomers(
  db: Database,
  { emails, mobiles }: { readonly emails: readonly string[]; readonly mobiles: readonly string[] },
  lock: 'locked' | 'read',
) {
  const reading = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      claimedMobile: users.claimedMobile,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        sql`(${users.email} = any(${sql.param([...emails])}::text[]) or ${users.mobile} = any(${sql.param([...mobiles])}::text[]) or ${users.claimedMobile} = any(${sql.param([...mobiles])}::text[]))`,
      ),
    )
    .orderBy(asc(users.id));
  const found = await (lock === 'locked' ? reading.for('update') : reading);
  const ids = found.map(({ id }) => id);
  const homes =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(addresses)
          .where(and(inArray(addresses.userId, ids), eq(addresses.isDefault, true)));
  const homeOf = new Map(homes.map((home) => [home.userId, home]));
  return found.map((user) => ({ ...user, home: homeOf.get(user.id) ?? null }));
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomers>>[number];

const ROWS_A_STATEMENT = 500;

/** Returns the count: addresses may be taken meanwhile. */
export async function insertCustomers(tx: Database, rows: readonly NewCustomer[]): Promise<number> {
  let inserted = 0;
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const portion = rows.slice(from, from + ROWS_A_STATEMENT);
    const made = await tx.insert(users).values(portion).onConflictDoNothing().returning({ id: users.id });
    inserted += made.length;
  }
  return inserted;
}

export async function insertHomes(tx: Database, rows: readonly CustomerAddress[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.insert(addresses).values(rows.slice(from, from + ROWS_A_STATEMENT));
  }
}

export async function updateHome(tx: Database, id: string, home: Partial<CustomerAddress>): Promise<void> {
  await tx.update(addresses).set(home).where(eq(addresses.id, id));
}

export async function renameCustomer(tx: Database, id: string, name: string, at: Date): Promise<void> {
  await tx.update(users).set({ name, updatedAt: at }).where(eq(users.id, id));
}
