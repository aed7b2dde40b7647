import type { AttackFigures, AttackKind } from '@ilaneer/domain/security/attack';
import { ATTEMPT_KINDS, type AttemptKind } from '@ilaneer/domain/security/attempt';
import { and, desc, eq, gte, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { attacks, guardedAttempts } from '../../db/schema/security/attempt.ts';

export type NewAttempt = typeof guardedAttempts.$inferInsert;
export type AttackRow = typeof attacks.$inferSelect;

const MOST_LISTED = 100;
const NONE: AttackFigures = { tries: 0, failed: 0, accountsOfOneNetwork: 0, networksOfOneAccount: 0 };

export async function insertAttempts(db: Database, attempts: readonly NewAttempt[]): Promise<void> {
  await db.insert(guardedAttempts).values([...attempts]);
}

export async function countAttempts(
  db: Database,
  since: Date,
): Promise<Readonly<Record<AttemptKind, AttackFigures>>> {
  const { rows } = await db.execute<{ kind: AttemptKind } & AttackFigures>(sql`
    with tried as (
      select kind, succeeded, network_hash, subject_hash from ${guardedAttempts}
      where tried_at >= ${since.toISOString()}::timestamptz
    ), by_network as (
      select kind, count(distinct subject_hash)::int as n from tried where not succeeded group by kind, network_hash
    ), by_account as (
      select kind, count(distinct network_hash)::int as n from tried where not succeeded group by kind, subject_hash
    )
    select kind, count(*)::int as tries, (count(*) filter (where not succeeded))::int as failed,
      coalesce((select max(n) from by_network b where b.kind = t.kind), 0) as "accountsOfOneNetwork",
      coalesce((select max(n) from by_account b where b.kind = t.kind), 0) as "networksOfOneAccount"
    from tried t group by kind`);
  const figuresOf = (kind: AttemptKind): AttackFigures => {
    const { kind: _, ...figures } = rows.find((row) => row.kind === kind) ?? { kind, ...NONE };
    return figures;
  };
  const [login, staff, coupon, card] = ATTEMPT_KINDS;
  return {
    [login]: figuresOf(login),
    [staff]: figuresOf(staff),
    [coupon]: figuresOf(coupon),
    [card]: figuresOf(card),
  };
}

export async function deleteAttemptsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(guardedAttempts).where(lt(guardedAttempts.triedAt, moment));
}

export async function findAttackSince(
  db: Database,
  kind: AttackKind,
  since: Date,
): Promise<AttackRow | null> {
  const [row] = await db
    .select()
    .from(attacks)
    .where(and(eq(attacks.kind, kind), gte(attacks.lastAt, since)))
    .orderBy(desc(attacks.lastAt))
    .limit(1);
  return row ?? null;
}

export async function lastMailed(db: Database, kind: AttackKind): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(attacks.mailedAt) })
    .from(attacks)
    .where(eq(attacks.kind, kind));
  return row?.at ?? null;
}

export async function putAttack(db: Database, attack: AttackRow): Promise<void> {
  const { lastAt, figures, mailedAt } = attack;
  await db
    .insert(attacks)
    .values(attack)
    .onConflictDoUpdate({ target: attacks.id, set: { lastAt, figures, mailedAt } });
}

export async function deleteAttacksBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(attacks).where(lt(attacks.lastAt, moment));
}

export function listAttacks(db: Database): Promise<AttackRow[]> {
  return db.select().from(attacks).orderBy(desc(attacks.lastAt), desc(attacks.id)).limit(MOST_LISTED);
}
