import type { Provider } from '@ilaneer/contract/account/social-login';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { consents, userIdentities, users } from '../../../db/schema/account/account.ts';
import { staffMembers, staffRoles } from '../../../db/schema/staff/staff.ts';

/** An account with what its owner agreed to, who else vouches for them, and what they may do as staff. */
export type UserRow = typeof users.$inferSelect & {
  readonly subscribed: boolean;
  readonly providers: readonly Provider[];
  /** Of the member of staff with this proven address (STAFF-11). It tells; calls of staff ask the staff session. */
  readonly permissions: readonly Permission[];
};

// In a query of one table Drizzle leaves the table's name out of its columns, so that they stand here with it.
const subscribed = sql<boolean>`coalesce((
  select ${consents}.given from ${consents}
  where ${consents}.user_id = ${users}.id and ${consents}.purpose = 'emails'
  order by ${consents}.happened_at desc, ${consents}.seq desc limit 1
), false)`;

const providers = sql<Provider[]>`coalesce((
  select json_agg(distinct ${userIdentities}.provider order by ${userIdentities}.provider) from ${userIdentities}
  where ${userIdentities}.user_id = ${users}.id
), '[]'::json)`;

const permissions = sql<Permission[]>`coalesce((
  select ${staffRoles}.permissions from ${staffMembers} join ${staffRoles} on ${staffRoles}.id = ${staffMembers}.role_id
  where ${staffMembers}.email = ${users}.email and ${users}.email_verified and ${staffMembers}.status = 'active'
), '{}')`;

const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  mobile: users.mobile,
  claimedMobile: users.claimedMobile,
  passwordHash: users.passwordHash,
  agreedToTermsAt: users.agreedToTermsAt,
  deactivatedAt: users.deactivatedAt,
  deletedAt: users.deletedAt,
  erasureLevel: users.erasureLevel,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  subscribed,
  providers,
  permissions,
};

/** The account with this e-mail address or mobile number, in normal form. */
export async function findUserByLogin(
  db: Database,
  login: { readonly kind: 'email' | 'mobile'; readonly name: string },
): Promise<UserRow | null> {
  const column = login.kind === 'email' ? users.email : users.mobile;
  const [row] = await db.select(userColumns).from(users).where(eq(column, login.name)).limit(1);
  return row ?? null;
}

/** The account that staff made for whoever ordered by phone from this number, which nobody has proven. */
export async function findUserByClaimedMobile(db: Database, mobile: string): Promise<UserRow | null> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.claimedMobile, mobile)).limit(1);
  return row ?? null;
}

/** Those of these e-mail addresses and mobile numbers, in normal form, that belong to an account. */
export async function findLogins(
  db: Database,
  asked: readonly { readonly kind: 'email' | 'mobile'; readonly value: string }[],
): Promise<ReadonlySet<string>> {
  const of = (kind: 'email' | 'mobile') =>
    sql.param(asked.flatMap((one) => (one.kind === kind ? [one.value] : [])));
  const found = await db
    .select({ email: users.email, mobile: users.mobile })
    .from(users)
    .where(
      sql`${users.email} = any(${of('email')}::text[]) or ${users.mobile} = any(${of('mobile')}::text[])`,
    );
  return new Set(found.flatMap(({ email, mobile }) => [email ?? '', mobile ?? '']));
}

/** The account with this id. */
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** Inserts an account unless its e-mail address or mobile number is taken. Tells whether it did. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return inserted.length === 1;
}

/** Holds an account until the transaction ends, and reads it as it is then. */
export async function lockUser(tx: Database, id: string): Promise<UserRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findUser(tx, id);
}

/** Writes changed fields of an account. */
export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<Omit<typeof users.$inferInsert, 'id'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Deleted accounts behind this id whose erasure went through less than this, or that an earlier release deleted. */
export async function listErasedBelow(
  db: Database,
  level: number,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.deletedAt),
        or(isNull(users.erasureLevel), lt(users.erasureLevel, level)),
        gt(users.id, after),
      ),
    )
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Accounts that were there at a moment and are still in use. */
const inUse = (madeBefore: Date) =>
  and(isNull(users.deletedAt), isNull(users.deactivatedAt), lte(users.createdAt, madeBefore));
const hasProvenEmail = and(isNotNull(users.email), eq(users.emailVerified, true));

/** The accounts in use behind this id that a mail reaches at an address of their owner's. */
export async function listMailable(
  db: Database,
  madeBefore: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inUse(madeBefore), hasProvenEmail, gt(users.id, after)))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many accounts in use a mail reaches, and how many it does not. */
export async function countMailable(
  db: Database,
  madeBefore: Date,
): Promise<{ readonly mailable: number; readonly others: number }> {
  const all = await db.$count(users, inUse(madeBefore));
  const mailable = await db.$count(users, and(inUse(madeBefore), hasProvenEmail));
  return { mailable, others: all - mailable };
}

/** Who else vouches for a shopper. */
export function listIdentities(
  db: Database,
  userId: string,
): Promise<(typeof userIdentities.$inferSelect)[]> {
  return db.select().from(userIdentities).where(eq(userIdentities.userId, userId));
}

/** Ends every login with a provider. */
export async function deleteIdentities(db: Database, userId: string): Promise<void> {
  await db.delete(userIdentities).where(eq(userIdentities.userId, userId));
}
