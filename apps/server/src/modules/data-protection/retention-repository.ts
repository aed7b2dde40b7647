import { indiaDay } from '@ilaneer/domain/india-day';
import type { RetentionKind } from '@ilaneer/domain/privacy/retention';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retentionRuns } from '../../db/schema/account/data-protection.ts';

export type RetentionRun = {
  readonly kind: RetentionKind;
  readonly lastRunAt: Date;
  readonly oldestAt: Date | null;
  /** In the last 30 days, and since the first run. */
  readonly erasedLately: number;
  readonly erased: number;
};

/** Summed per day. */
export async function insertRun(
  db: Database,
  run: {
    readonly kind: RetentionKind;
    readonly at: Date;
    readonly erased: number;
    readonly oldestAt: Date | null;
  },
): Promise<void> {
  const { kind, at, erased, oldestAt } = run;
  await db
    .insert(retentionRuns)
    .values({ kind, day: indiaDay(at), lastRunAt: at, erased, oldestAt })
    .onConflictDoUpdate({
      target: [retentionRuns.kind, retentionRuns.day],
      set: { lastRunAt: at, oldestAt, erased: sql`${retentionRuns.erased} + ${erased}` },
    });
}

/** Every kind ever processed. */
export async function listRuns(db: Database, now: Date): Promise<RetentionRun[]> {
  const { rows } = await db.execute<{
    kind: RetentionKind;
    last_run_at: string;
    oldest_at: string | null;
    erased: number;
    lately: number;
  }>(sql`
    select distinct on (kind) kind, last_run_at, oldest_at,
      (sum(erased) over of_kind)::int as erased,
      coalesce((sum(erased) filter (where day > ${indiaDay(now)}::date - 30) over of_kind)::int, 0) as lately
    from ${retentionRuns}
    window of_kind as (partition by kind)
    order by kind, day desc`);
  return rows.map(({ kind, last_run_at, oldest_at, erased, lately }) => ({
    kind,
    lastRunAt: new Date(last_run_at),
    oldestAt: oldest_at === null ? null : new Date(oldest_at),
    erasedLately: lately,
    erased,
  }));
}
