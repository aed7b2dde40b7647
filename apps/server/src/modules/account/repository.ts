import type { Provider } from '@ilaneer/contract/sign-in-with';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { consents, sessions, userIdentities, users } from '../../db/schema/account.ts';

/** An account with what its owner agreed to and who else vouches for them. */
export type UserRow = typeof users.$inferSelect & {
  readonly subscribed: boolean;
  readonly providers: readonly Provider[];
};

const subscribed = sql<boolean>`exists (
  select 1 from ${consents}
  where ${consents.userId} = ${users.id} and ${consents.purpose} = 'emails' and ${consents.withdrawnAt} is null
)`;

const providers = sql<Provider[]>`coalesce((
  select json_agg(${userIdentities.provider} order by ${userIdentities.provider}) from ${userIdentities}
  where ${userIdentities.userId} = ${users.id}
), '[]'::json)`;

const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  mobile: users.mobile,
  passwordHash: users.passwordHash,
  agreedToTermsAt: users.agreedToTermsAt,
  deactivatedAt: users.deactivatedAt,
  deletedAt: users.deletedAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  subscribed,
  providers,
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

/** The account with this id. */
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, id)).limit(1);
  return row ?? null;
}

/** Inserts an account unless its e-mail address is taken. Tells whether it did. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return inserted.length === 1;
}

/** Records a consent. */
export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent);
}

/** Inserts a session. */
export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** What the session check needs to know. */
export async function findSession(
  db: Database,
  id: string,
): Promise<{ userId: string; expiresAt: Date; revoked: boolean; deactivated: boolean } | null> {
  const [row] = await db
    .select({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      revoked: sql<boolean>`${sessions.revokedAt} is not null`,
      deactivated: sql<boolean>`${users.deactivatedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id))
    .limit(1);
  return row ?? null;
}

/** Revokes a session and announces it to every process once the transaction commits. */
export async function revokeSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
  await db.execute(sql`select pg_notify('session_revoked', ${id})`);
}
