import { indiaDay } from '@ilaneer/domain/india-day';
import { MISSED_SEARCHES } from '@ilaneer/domain/search/missed-words';
import { count, desc, gt, lt, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { missedSearches } from '../../db/schema/catalogue/search.ts';

const DAY_MS = 86_400_000;
/** Different words a day. */
const MOST_A_DAY = 2_000;

/** Adds to the day's counts; new words only up to the day's limit. */
export async function addMissedSearches(
  db: Database,
  day: string,
  found: ReadonlyMap<string, number>,
): Promise<void> {
  const words = [...found.keys()].toSorted();
  const counts = words.map((one) => found.get(one) ?? 0);
  await db.execute(sql`
    with given as (
      select given.words, given.count, known.words is not null as known
      from unnest(${sql.param(words)}::text[], ${sql.param(counts)}::int[]) as given (words, count)
      left join missed_searches known on known.day = ${day} and known.words = given.words
    ), fitting as (
      select words, count from given where known
      union all
      (select words, count from given where not known
        limit greatest(0, ${MOST_A_DAY} - (select count(*) from missed_searches where day = ${day})))
    )
    insert into missed_searches as stored (day, words, count)
    select ${day}::date, words, count from fitting order by words
    on conflict (day, words) do update set count = stored.count + excluded.count`);
}

export async function listMissed(db: Database, now: Date, most: number) {
  const since = daysBefore(now, MISSED_SEARCHES.shownDays);
  const rows = await db
    .select({
      words: missedSearches.words,
      count: sum(missedSearches.count).mapWith(Number),
      lastDay: max(missedSearches.day),
    })
    .from(missedSearches)
    .where(gt(missedSearches.day, since))
    .groupBy(missedSearches.words)
    .orderBy(desc(sum(missedSearches.count)), desc(count()), missedSearches.words)
    .limit(most);
  return rows.map(({ lastDay, ...row }) => ({ ...row, lastDay: lastDay ?? '' }));
}

export async function deletePastMissedSearches(db: Database, now: Date): Promise<void> {
  await db.delete(missedSearches).where(lt(missedSearches.day, daysBefore(now, MISSED_SEARCHES.storedDays)));
}

function daysBefore(now: Date, days: number): string {
  return indiaDay(new Date(now.getTime() - days * DAY_MS));
}
