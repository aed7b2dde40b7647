export type WaitingJobs = {
  readonly queue: string;
  readonly waiting: number;
  readonly oldestSeconds: number;
};

type Queryable = { query(text: string): Promise<{ readonly rows: WaitingJobs[] }> };

export async function waitingJobs(db: Queryable): Promise<WaitingJobs[]> {
  const { rows } = await db.query(
    `select name as queue, count(*)::int as waiting,
       greatest(0, extract(epoch from now() - min(start_after)))::float as "oldestSeconds"
     from pgboss.job where state < 'active' and start_after < now() group by name order by name`,
  );
  return rows;
}
