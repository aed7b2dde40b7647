import type { Provider } from '@ilaneer/contract/account/social-login';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { consents, userIdentities, users } from '../../../db/schema/account/account.ts';
import { staffMembers, staffRoles } from '../../../db/schema/staff/staff.ts';

export type UserRow = typeof users.$inferSelect & {
  readonly subscribed: boolean;
  readonly providers: readonly Provider[];
  /** STAFF-11. Informative: staff calls check the staff session. */
  readonly permissions: readonly Permission[];
};

// Drizzle omits table names in single-table queries, so they are written out.
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

export async function findUserByLogin(
  db: Database,
  login: { readonly kind: 'email' | 'mobile'; readonly name: string },
): Promise<UserRow | null> {
  const column = login.kind === 'email' ? users.email : users.mobile;
  const [row] = await db.select(userColumns).from(users).where(eq(column, login.name)).limit(1);
  return row ?? null;
}

/** Unverified phone-order account. */
export async function findUserByClaimedMobile(db: Database, mobile: string): Promise<UserRow | null> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.claimedMobile, mobile)).limit(1);
  return row ?? null;
}

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

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** False if the address or number is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return inserted.length === 1;
}

export async function lockUser(tx: Database, id: string): Promise<UserRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findUser(tx, id);
}

export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<Omit<typeof users.$inferInsert, 'id'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Deleted accounts after this id with an older erasure version. */
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

const inUse = (madeBefore: Date) =>
  and(isNull(users.deletedAt), isNull(users.deactivatedAt), lte(users.createdAt, madeBefore));
const hasProvenEmail = and(isNotNull(users.email), eq(users.emailVerified, true));

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

export async function countMailable(
  db: Database,
  madeBefore: Date,
): Promise<{ readonly mailable: number; readonly others: number }> {
  const all = await db.$count(users, inUse(madeBefore));
  const mailable = await db.$count(users, and(inUse(madeBefore), hasProvenEmail));
  return { mailable, others: all - mailable };
}

export function listIdentities(
  db: Database,
  userId: string,
): Promise<(typeof userIdentities.$inferSelect)[]> {
  return db.select().from(userIdentities).where(eq(userIdentities.userId, userId));
}

export async function deleteIdentities(db: Database, userId: string): Promise<void> {
  await db.delete(userIdentities).where(eq(userIdentities.userId, userId));
}
