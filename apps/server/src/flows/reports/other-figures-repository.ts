import type { ReportPeriod } from '@ilaneer/domain/report/report-period';
import { between, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { customerFigures } from '../../db/schema/account/customer.ts';
import { promotions } from '../../db/schema/balance/promotion.ts';
import { dailyVisits } from '../../db/schema/content/visit.ts';

export type Cohort = { readonly month: string; readonly customers: number; readonly again: number };

/** Living accounts by the month of their first order that was not cancelled (REPORT-7). */
export async function listCohorts(db: Database): Promise<Cohort[]> {
  const { orders, firstOrderAt } = customerFigures;
  const { rows } = await db.execute<Cohort>(sql`
    select to_char(${firstOrderAt} at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::int as customers,
      (count(*) filter (where ${orders} > 1))::int as again
    from ${customerFigures} where ${firstOrderAt} is not null group by 1 order by 1`);
  return rows;
}

export async function namePromotions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: promotions.id, name: promotions.name })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function sumVisits(
  db: Database,
  { from, to }: ReportPeriod,
): Promise<ReadonlyMap<string, number>> {
  const { day, name, visits } = dailyVisits;
  const rows = await db
    .select({ name, visits: sql<number>`sum(${visits})::int` })
    .from(dailyVisits)
    .where(between(day, from, to))
    .groupBy(name);
  return new Map(rows.map((row) => [row.name, row.visits]));
}

/** Adds to the counts of the day. Names in their order, so that concurrent calls lock alike. */
export async function addVisits(
  db: Database,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counts].map(([name, visits]) => ({ day, name, visits }));
  await db
    .insert(dailyVisits)
    .values(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    .onConflictDoUpdate({
      target: [dailyVisits.day, dailyVisits.name],
      set: { visits: sql`${dailyVisits.visits} + excluded.visits` },
    });
}
