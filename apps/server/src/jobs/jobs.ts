import PgBoss, { type WorkOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { OrderSmsJob } from '../modules/order/order-news.ts';
import type { Mail } from '../modules/outbox/mailer.ts';

/** The work that is done after a reply, with what each kind needs. */
export type JobData = {
  readonly 'order-placed-mail': { readonly orderId: string };
  readonly 'order-sms': OrderSmsJob;
  readonly 'send-mail': Mail;
  readonly 'send-otp': { readonly codeId: string };
  readonly 'send-link': { readonly linkId: string };
  readonly 'forgot-password': { readonly linkId: string; readonly email: string };
  readonly 'tidy-accounts': object;
  readonly 'expire-coins': object;
  readonly 'tell-of-restock': object;
  readonly 'send-refund': { readonly refundId: string };
  readonly 'hear-of-payments': object;
  readonly 'forget-cards': {
    readonly gateway: string;
    readonly customerId: string | null;
    readonly tokens: readonly string[];
  };
  readonly 'sandbox-webhook': { readonly orderId: string; readonly paymentId: string };
};

/** A kind of job. */
export type JobName = keyof JobData;

/** What does each kind of job. A handler that throws is tried again. */
export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** The queue. */
export type Jobs = {
  /** Queues a job in the caller's transaction: it is there if and only if that commits. */
  enqueue<Name extends JobName>(db: Database, name: Name, data: JobData[Name]): Promise<void>;
  stop(): Promise<void>;
};

// A job that began in a process that was killed is taken up again once it has expired; none lasts as long as that.
const QUEUE = { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 300 } as const;
const STOP_WITHIN_MS = 5_000;
/** Somebody waits for it with the screen open. */
const AT_ONCE = { pollingIntervalSeconds: 0.5 } as const;

// What is looked after by the clock: minute hour day month weekday.
const SCHEDULES: Readonly<Partial<Record<JobName, string>>> = {
  'hear-of-payments': '* * * * *',
  'tell-of-restock': '* * * * *',
  'tidy-accounts': '17 * * * *',
  // Early in the morning in India.
  'expire-coins': '40 20 * * *',
};

/** Starts the queue on PostgreSQL and its workers, which may put jobs into it themselves. */
export async function startJobs(
  url: string,
  handlersOn: (queue: Pick<Jobs, 'enqueue'>) => JobHandlers,
  log: Logger,
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'ilaneer jobs' });
  boss.on('error', (error: Error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const queue = { enqueue: enqueueIn(boss) };
  const handlers = handlersOn(queue);
  const work = async <Name extends JobName>(name: Name, options: WorkOptions = {}): Promise<void> => {
    // Copies, because it writes into what it gets; and a queue that was there before keeps its settings until told.
    await boss.createQueue(name, { ...QUEUE });
    await boss.updateQueue(name, { ...QUEUE });
    await boss.work<JobData[Name]>(name, options, async (jobs) => {
      for (const job of jobs) await handlers[name](job.data);
    });
    const schedule = SCHEDULES[name];
    if (schedule !== undefined) await boss.schedule(name, schedule);
  };
  await work('order-placed-mail');
  await work('order-sms');
  await work('send-mail', AT_ONCE);
  await work('send-otp', AT_ONCE);
  await work('send-link');
  await work('forgot-password');
  await work('tidy-accounts');
  await work('expire-coins');
  await work('tell-of-restock');
  await work('send-refund');
  await work('hear-of-payments');
  await work('forget-cards');
  await work('sandbox-webhook');
  return {
    ...queue,
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

/** The queue for a process that only puts jobs into it: a running shop does them. */
export async function openQueue(url: string, onError: (error: Error) => void): Promise<Jobs> {
  const options = { max: 1, application_name: 'ilaneer command', supervise: false, schedule: false };
  const boss = new PgBoss({ connectionString: url, migrate: false, ...options });
  boss.on('error', onError);
  await boss.start();
  return { enqueue: enqueueIn(boss), stop: () => boss.stop({ graceful: false }) };
}

function enqueueIn(boss: PgBoss): Jobs['enqueue'] {
  return async (db, name, data) => {
    await boss.send(name, data, {
      db: {
        executeSql: async (text, values) => {
          const { rows } = await db.$client.query({ name: `enqueue ${name}`, text, values: values ?? [] });
          return { rows };
        },
      },
    });
  };
}
