import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import type { LookupKind } from '@ilaneer/domain/privacy/lookup';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { users } from '../../db/schema/account/account.ts';
import { dataLookups } from '../../db/schema/account/data-protection.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returns } from '../../db/schema/order/return.ts';
import { staffMembers, staffRoles } from '../../db/schema/staff/staff.ts';
import type { Deps } from '../../deps/deps.ts';
import { ROWS_TO_COUNT, ROWS_TO_READ } from '../../http/lists/keyset.ts';
import type { ShownCustomers } from '../../http/shown-customers.ts';
import type { NoteShown } from '../../http/staff-access.ts';

export type DataLookup = typeof dataLookups.$inferSelect & { readonly customerName: string };

export type WantedLookups = { readonly userId: string | null; readonly memberId: string | null };

export type LookupPlace = Pick<DataLookup, 'lastAt' | 'userId' | 'memberId' | 'kind'>;

/** Records lookups before replying, counted per day (PRIVACY-17). */
export function lookupNotes({ db, now }: Pick<Deps, 'db' | 'now'>): NoteShown {
  return async (staff, shown, isSearched) => {
    const at = now();
    for (const { on, by, ids } of shown) {
      if (ids.length === 0) continue;
      await noteLookups(db, staff, { kind: on === 'list' && isSearched ? 'search' : on, by, ids, at });
    }
  };
}

type Seen = { readonly kind: LookupKind; readonly at: Date } & Pick<ShownCustomers, 'by' | 'ids'>;

async function noteLookups(db: Database, { id, name }: StaffActor, seen: Seen): Promise<void> {
  // In a fixed order, against deadlocks.
  await db.execute(sql`
    insert into ${dataLookups} (day, user_id, member_id, kind, member_name, role_name, times, last_at)
    select ${indiaDay(seen.at)}::date, u.id, ${id}, ${seen.kind}, ${name}, coalesce(
      (select r.name from ${staffMembers} m join ${staffRoles} r on r.id = m.role_id where m.id = ${id}), 'Operator'
    ), 1, ${seen.at.toISOString()}::timestamptz
    from ${users} u where u.id in (${customersOf(seen)}) order by u.id
    on conflict (user_id, day, member_id, kind)
    do update set times = ${dataLookups}.times + 1, last_at = excluded.last_at`);
}

/** Today's customers by member and occasion, including these. */
export async function countShownToday(db: Database, memberId: string, seen: Seen): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select user_id from ${dataLookups}
      where member_id = ${memberId} and kind = ${seen.kind} and day = ${indiaDay(seen.at)}::date
        and last_at >= ${startOfIndiaDay(indiaDay(seen.at)).toISOString()}::timestamptz
      union ${customersOf(seen)}
    ) as seen`);
  return rows[0]?.count ?? 0;
}

function customersOf({ by, ids }: Pick<Seen, 'by' | 'ids'>): SQL {
  const named = sql`${sql.param([...ids])}::text[]`;
  switch (by) {
    case 'customer':
      return sql`select unnest(${named})`;
    case 'order':
      return sql`select o.user_id from ${orders} o where o.id = any(${named}) or o.number = any(${named})`;
    case 'ticket':
      return sql`select t.user_id from ${tickets} t where t.id = any(${named})`;
    case 'return':
      return sql`select o.user_id from ${returns} r join ${orders} o on o.id = r.order_id where r.id = any(${named})`;
  }
}

export function listLookups(
  db: Database,
  wanted: WantedLookups,
  after: LookupPlace | null,
): Promise<DataLookup[]> {
  const { day, userId, memberId, kind, memberName, roleName, times, lastAt } = dataLookups;
  const place =
    after === null
      ? undefined
      : sql`(${lastAt}, ${userId}, ${memberId}, ${kind}) <
          (${after.lastAt.toISOString()}::timestamptz, ${after.userId}, ${after.memberId}, ${after.kind})`;
  return db
    .select({
      ...{ day, userId, memberId, kind, memberName, roleName, times, lastAt },
      customerName: users.name,
    })
    .from(dataLookups)
    .innerJoin(users, eq(users.id, userId))
    .where(and(conditionOf(wanted), place))
    .orderBy(desc(lastAt), desc(userId), desc(memberId), desc(kind))
    .limit(ROWS_TO_READ);
}

/** Up to a limit. */
export async function countLookups(db: Database, wanted: WantedLookups): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(dataLookups)
    .where(conditionOf(wanted))
    .limit(ROWS_TO_COUNT)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

function conditionOf({ userId, memberId }: WantedLookups) {
  return and(
    userId === null ? undefined : eq(dataLookups.userId, userId),
    memberId === null ? undefined : eq(dataLookups.memberId, memberId),
  );
}

export function exportLookups(
  db: Database,
  userId: string,
): Promise<Pick<DataLookup, 'day' | 'kind' | 'roleName' | 'times'>[]> {
  const { day, kind, roleName, times } = dataLookups;
  return db
    .select({ day, kind, roleName, times: sql<number>`sum(${times})::int` })
    .from(dataLookups)
    .where(eq(dataLookups.userId, userId))
    .groupBy(day, kind, roleName)
    .orderBy(desc(day), roleName, kind);
}

/** From the last view. */
export const pastLookups = retainedRows(dataLookups, sql`${dataLookups.lastAt}`);
