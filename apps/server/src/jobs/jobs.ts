import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { connect, type Database } from '../db/connect.ts';
import { afterCommit } from '../db/transact.ts';
import type { JobData, JobName } from './job-data.ts';
import { oneAtATime, queueLocks } from './queue-locks.ts';
import { JOB_NAMES, QUEUES, SHORT_LIVED } from './queues.ts';
import { isFormerName, lockOf, moveFormerJobs } from './renamed-queues.ts';
import { setUpQueues } from './set-up-queues.ts';
import { type JobSource, startWorker, type Worker } from './worker.ts';

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Wraps each attempt, for metrics; its errors are the job's. */
export type JobWatch = (queue: JobName, id: string, run: () => Promise<void>) => Promise<void>;

const UNWATCHED: JobWatch = (_queue, _id, run) => run();

export type Jobs = {
  /** Transactional; wakes the worker. Urgent first; `onceAs` deduplicates for a week over all processes. */
  enqueue<Name extends JobName>(
    db: Database,
    name: Name,
    data: JobData[Name],
    options?: { readonly isUrgent?: boolean; readonly afterMs?: number; readonly onceAs?: string },
  ): Promise<void>;
  /** One statement for many jobs of a queue. */
  enqueueAll<Name extends JobName>(
    db: Database,
    name: Name,
    jobs: readonly { readonly data: JobData[Name]; readonly isUrgent: boolean }[],
  ): Promise<void>;
  stop(): Promise<void>;
};

/** Connections per process. */
export const JOBS_POOL_SIZE = 4;
const STOP_WITHIN_MS = 5_000;
const URGENT = 1;
// For retries due and jobs of other processes.
const SWEEP_EVERY_MS = 2_000;
const WEEK_SECONDS = 7 * 86_400;

export async function startJobs(
  url: string,
  handlersOn: (queue: Pick<Jobs, 'enqueue' | 'enqueueAll'>) => JobHandlers,
  log: Logger,
  watch: JobWatch = UNWATCHED,
  /** False: scheduled jobs do not run by the clock. */
  hasClock = true,
): Promise<Jobs> {
  // The shop's connection options, to detect a lost server as fast.
  const { pool, close } = connect(url, (error) => onError(error), JOBS_POOL_SIZE, 'ilaneer jobs');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: hasClock,
  });
  const workers = new Map<string, Worker>();
  let isStopped = false;
  const onError = (error: unknown): void => {
    if (!isStopped) log.error({ err: error }, 'job queue');
  };
  boss.on('error', onError);
  try {
    await boss.start();
  } catch (error) {
    await close();
    throw error;
  }
  const locks = queueLocks(url);
  const queue = enqueueIn(boss, (name) => workers.get(name)?.nudge());
  const handlers = handlersOn(queue);
  const work = <Name extends JobName>(name: Name): void => {
    const { rate } = QUEUES[name];
    const source = sourceOf<JobData[Name]>(boss, name);
    // One at a time over all processes: concurrent runs must not process the same payments.
    const isAlone = rate.atOnce === 1;
    const handle = (data: JobData[Name], id: string) => watch(name, id, () => handlers[name](data));
    workers.set(
      name,
      startWorker(isAlone ? oneAtATime(lockOf(name), source, locks) : source, rate, handle, onError),
    );
  };
  await setUpQueues(boss);
  for (const name of JOB_NAMES) work(name);
  await moveFormerJobs(boss);

  const sweep = async (): Promise<void> => {
    await dropOutdated(boss);
    const waiting = await waitingQueues(boss);
    if (waiting.some(isFormerName)) await moveFormerJobs(boss);
    for (const name of waiting) workers.get(name)?.nudge();
  };
  let sweeping: Promise<void> = sweep().catch(onError);
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch(onError);
  }, SWEEP_EVERY_MS);
  return {
    ...queue,
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await Promise.all([...workers.values()].map((worker) => worker.stop(STOP_WITHIN_MS)));
      isStopped = true;
      await locks.close();
      await boss.stop({ graceful: false });
      await close();
    },
  };
}

function sourceOf<Data>(boss: PgBoss, name: JobName): JobSource<Data> {
  return {
    take: (atMost) => boss.fetch<Data>(name, { batchSize: atMost }),
    complete: async (ids) => {
      await boss.complete(name, [...ids]);
    },
    fail: async (id, error) => {
      await boss.fail(name, id, failureOf(error));
    },
  };
}

/** NUL is removed: PostgreSQL's JSON rejects it, and the job would stay active. */
function failureOf(error: unknown): { readonly message: string; readonly stack: string } {
  const told = error instanceof Error && 'query' in error && 'params' in error ? error.cause : error;
  const { message, stack = '' } = told instanceof Error ? told : new Error(String(told));
  return { message: message.replaceAll('\0', ''), stack: stack.replaceAll('\0', '') };
}

/** A missing queue is created; an existing one may be another release's and stays. */
export async function openQueue(url: string, onError: (error: Error) => void): Promise<Jobs> {
  const options = { max: 1, application_name: 'ilaneer command', supervise: false, schedule: false };
  const migrate = !(await hasQueue(url));
  const boss = new PgBoss({ connectionString: url, migrate, ...options });
  boss.on('error', onError);
  await boss.start();
  return { ...enqueueIn(boss, () => undefined), stop: () => boss.stop({ graceful: false }) };
}

async function hasQueue(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // The statement reports the failure; unhandled, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = "select to_regclass('pgboss.version') is not null as found";
    const { rows } = await client.query<{ found: boolean }>(found);
    return rows[0]?.found === true;
  } finally {
    await client.end();
  }
}

function enqueueIn(boss: PgBoss, nudge: (name: JobName) => void): Pick<Jobs, 'enqueue' | 'enqueueAll'> {
  const on = (db: Database, statement: string) => ({
    executeSql: async (text: string, values?: readonly unknown[]) => {
      const { rows } = await db.$client.query({ name: statement, text, values: [...(values ?? [])] });
      return { rows };
    },
  });
  return {
    enqueue: async (db, name, data, options) => {
      const { isUrgent = false, afterMs = 0, onceAs } = options ?? {};
      const when = afterMs > 0 ? { startAfter: afterMs / 1_000 } : {};
      const priority = isUrgent ? { priority: URGENT } : {};
      const once =
        onceAs === undefined
          ? {}
          : // Known while its row exists.
            { singletonKey: onceAs, singletonSeconds: WEEK_SECONDS, deleteAfterSeconds: WEEK_SECONDS };
      await boss.send(name, data, { ...priority, ...when, ...once, db: on(db, `enqueue ${name}`) });
      afterCommit(db, () => nudge(name));
    },
    enqueueAll: async (db, name, jobs) => {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ data, isUrgent }) => ({ name, data, ...(isUrgent && { priority: URGENT }) }));
      await boss.insert(name, rows, { db: on(db, `enqueue all ${name}`) });
      afterCommit(db, () => nudge(name));
    },
  };
}

/** One index lookup per queue. */
async function waitingQueues(boss: PgBoss): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name from pgboss.queue q where exists
     (select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`,
    [],
  );
  return rows.map(({ name }) => String(name));
}

/** Bulk-drops expired jobs, such as OTPs. */
async function dropOutdated(boss: PgBoss): Promise<void> {
  await boss
    .getDb()
    .executeSql(`delete from pgboss.job where name = any($1) and state < 'active' and keep_until < now()`, [
      SHORT_LIVED,
    ]);
}
