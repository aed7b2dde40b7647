import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import type { LookupKind } from '@ilaneer/domain/privacy/lookup';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { users } from '../../db/schema/account/account.ts';
import { dataLookups } from '../../db/schema/account/data-protection.ts';
import { orders } from '../../db/schema/order/order.ts';
import { staffMembers, staffRoles } from '../../db/schema/staff/staff.ts';
import { ROWS_TO_COUNT, ROWS_TO_READ } from '../../http/lists/keyset.ts';

/** That a member of staff saw a customer's data on an occasion, so many times on a day. */
export type DataLookup = typeof dataLookups.$inferSelect & { readonly customerName: string };

/** Of one customer, of one member of staff, or all. */
export type WantedLookups = { readonly userId: string | null; readonly memberId: string | null };

/** The last row of the page before. */
export type LookupPlace = Pick<DataLookup, 'lastAt' | 'userId' | 'memberId' | 'kind'>;

/** Notes that a member of staff saw these customers' data; the same again on a day is counted (PRIVACY-8). */
export async function noteLookups(
  db: Database,
  { id, name }: StaffActor,
  seen: { readonly kind: LookupKind; readonly userIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const userIds = [...new Set(seen.userIds)].toSorted();
  if (userIds.length === 0) return;
  const day = indiaDay(seen.at);
  await db.execute(sql`
    insert into ${dataLookups} (day, user_id, member_id, kind, member_name, role_name, times, last_at)
    select ${day}::date, u.id, ${id}, ${seen.kind}, ${name}, coalesce(
      (select r.name from ${staffMembers} m join ${staffRoles} r on r.id = m.role_id where m.id = ${id}), 'Operator'
    ), 1, ${seen.at.toISOString()}::timestamptz
    from unnest(${sql.param(userIds)}::text[]) as u (id)
    on conflict (user_id, day, member_id, kind)
    do update set times = ${dataLookups}.times + 1, last_at = excluded.last_at`);
}

/** The same of the buyers of these orders. */
export async function noteLookupsOfOrders(
  db: Database,
  actor: StaffActor,
  {
    orderIds,
    ...seen
  }: {
    readonly kind: LookupKind;
    readonly orderIds: readonly string[];
    readonly at: Date;
  },
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await db
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  await noteLookups(db, actor, { ...seen, userIds: rows.map(({ userId }) => userId) });
}

/** A page of the log, the latest first: all of it, of one customer, or of one member of staff. */
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

/** How many there are, as far as anybody counts. */
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

/** What a customer is told of it: roles instead of names, the latest first. */
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

/** The log, from the last look on. */
export const pastLookups = retainedRows(dataLookups, sql`${dataLookups.lastAt}`);
