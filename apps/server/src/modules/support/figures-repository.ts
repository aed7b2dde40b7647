import { mayBeGrievance, TICKET_KINDS } from '@ilaneer/domain/support/ticket';
import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { tickets } from '../../db/schema/content/ticket.ts';

export type MonthFigures = {
  readonly month: string;
  readonly received: number;
  readonly answeredInTime: number;
  readonly resolvedInTime: number;
  readonly open: number;
  readonly oldestOpenAt: Date | null;
  readonly ratings: number;
  readonly averageRating: number | null;
  readonly notSolved: number;
};

const inIndia = sql`${tickets.createdAt} at time zone 'Asia/Kolkata'`;
const month = sql<string>`to_char(${inIndia}, 'YYYY-MM')`;
/** As `resolutionDueAt` of the domain. */
const resolutionDue = sql`((date_trunc('day', ${inIndia}) + interval '1 month') + interval '1 day') at time zone 'Asia/Kolkata'`;
const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** By month of receipt, newest first (SUPPORT-14). */
export async function monthlyFigures(db: Database, since: Date): Promise<MonthFigures[]> {
  const rows = await db
    .select({
      month,
      received: sql<number>`count(*)::int`,
      answeredInTime: counted(sql`${tickets.firstAnsweredAt} <= ${tickets.createdAt} + interval '48 hours'`),
      resolvedInTime: counted(sql`${tickets.status} = 'closed' and ${tickets.closedAt} < ${resolutionDue}`),
      open: counted(sql`${tickets.status} <> 'closed'`),
      oldestOpenAt: sql<
        string | null
      >`min(${tickets.createdAt}) filter (where ${tickets.status} <> 'closed')`,
      ratings: counted(sql`${tickets.rating} is not null`),
      averageRating: sql<number | null>`round(avg(${tickets.rating}), 1)::float`,
      notSolved: counted(sql`${tickets.notSolvedAt} is not null`),
    })
    .from(tickets)
    .where(and(inArray(tickets.kind, TICKET_KINDS.filter(mayBeGrievance)), gte(tickets.createdAt, since)))
    .groupBy(month)
    .orderBy(sql`1 desc`);
  return rows.map(({ oldestOpenAt, ...row }) => ({
    ...row,
    oldestOpenAt: oldestOpenAt === null ? null : new Date(oldestOpenAt),
  }));
}
