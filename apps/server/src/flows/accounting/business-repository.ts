import type { Period } from '@ilaneer/domain/journal/period';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { linesIn } from '../../modules/journal/journal.ts';

/** Legal names of business buyers with an entry in the period, by order number. */
export async function listBusinesses(db: Database, period: Period): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ number: string; name: string }>(sql`
    select o.number, o.business ->> 'legalName' as name from orders o
    where o.business is not null and o.id in (select l.order_id from ${linesIn(period)})`);
  return new Map(rows.map(({ number, name }) => [number, name]));
}
