import { and, desc, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { retainedRows } from '../../../db/retained.ts';
import { sessions, users } from '../../../db/schema/account/account.ts';
import { prepared } from '../../../db/statements.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

const sessionStatement = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      revoked: sql<boolean>`${sessions.revokedAt} is not null`,
      deactivated: sql<boolean>`${users.deactivatedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_check'),
);

export async function findSession(
  db: Database,
  id: string,
): Promise<{
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
  revoked: boolean;
  deactivated: boolean;
} | null> {
  const [row] = await sessionStatement(db).execute({ id });
  return row ?? null;
}

/** Unless another process just did. */
export async function touchSession(db: Database, id: string, at: Date, ifSeenBefore: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, ifSeenBefore)));
}

export function listLiveSessions(db: Database, userId: string, at: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export function listAllSessions(db: Database, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** And not logged out there by the user. */
export async function wasLoggedInOn(
  db: Database,
  login: { readonly kind: 'email' | 'mobile'; readonly name: string },
  deviceHash: string,
): Promise<boolean> {
  const name = login.kind === 'email' ? users.email : users.mobile;
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(name, login.name), eq(sessions.deviceHash, deviceHash)))
    .limit(1);
  return found.length > 0;
}

type NameOnDevice = { readonly name: string; readonly deviceHash: string };

export async function listKnownDevices(
  db: Database,
  asked: readonly NameOnDevice[],
): Promise<readonly NameOnDevice[]> {
  if (asked.length === 0) return [];
  const names = sql.param(asked.map(({ name }) => name));
  const hashes = sql.param(asked.map(({ deviceHash }) => deviceHash));
  const { rows } = await db.execute<{ name: string; device_hash: string }>(sql`
    select distinct asked.name, asked.device_hash
    from unnest(${names}::text[], ${hashes}::text[]) as asked (name, device_hash)
    join ${users} u on u.email = asked.name or u.mobile = asked.name
    join ${sessions} s on s.user_id = u.id and s.device_hash = asked.device_hash`);
  return rows.map(({ name, device_hash: deviceHash }) => ({ name, deviceHash }));
}

/** Announced to all processes on commit. */
export async function revokeSession(db: Database, id: string, at: Date): Promise<void> {
  await revokeWhere(db, eq(sessions.id, id), { revokedAt: at });
}

/** Also forgets the device; false if not this shopper's or not active. */
export async function revokeSessionOf(
  db: Database,
  session: { readonly id: string; readonly userId: string },
  at: Date,
): Promise<boolean> {
  const isTheirs = and(
    eq(sessions.id, session.id),
    eq(sessions.userId, session.userId),
    gt(sessions.expiresAt, at),
  );
  return (await revokeWhere(db, isTheirs, { revokedAt: at, deviceHash: null })).length === 1;
}

/** All or all but one; returns the active ones. Also forgets the devices of ended ones. */
export async function revokeSessionsOf(
  db: Database,
  userId: string,
  except: string | null,
  at: Date,
): Promise<string[]> {
  const isTheirs = and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except));
  const revoked = await revokeWhere(db, and(isTheirs, gt(sessions.expiresAt, at)), { revokedAt: at });
  await db.update(sessions).set({ deviceHash: null }).where(isTheirs);
  return revoked;
}

async function revokeWhere(
  db: Database,
  condition: SQL | undefined,
  changes: { readonly revokedAt: Date; readonly deviceHash?: null },
): Promise<string[]> {
  const revoked = await db
    .update(sessions)
    .set(changes)
    .where(and(condition, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  for (const { id } of revoked) await db.execute(sql`select pg_notify('session_revoked', ${id})`);
  return revoked.map(({ id }) => id);
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** From the end of the session. */
export const endedSessions = retainedRows(sessions, sql`least(${sessions.expiresAt}, ${sessions.revokedAt})`);
