import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { databaseTlsWarning } from '../database-tls.ts';
import { exposureWarnings } from '../exposure.ts';
import { openLog } from '../log.ts';
import { safeMessage } from '../safe-error.ts';

/** Ends what was started. */
type Running = { stop(): Promise<void> };

/**
 * Opens the shop that the environment describes, and closes it on a signal. With `WORKERS` this process serves nobody
 * itself: it starts `entry`, the file that it was started from, so many times, and sees to it that they go on.
 */
export async function runShop(env: NodeJS.ProcessEnv, entry: string): Promise<void> {
  const config = readConfig(env);
  if (!config.ok) {
    process.stderr.write('The shop cannot start:\n');
    for (const { message } of config.error) process.stderr.write(`  ${message}\n`);
    process.exit(1);
  }

  const log = openLog(config.value.logLevel);
  // Node would print what hangs on an error, values of statements among it.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the shop ends over an error that nobody expected');
    process.exit(1);
  });

  // Heard from the beginning: the shop answers before it is wholly started, and a signal that nobody hears ends it at once.
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);

  try {
    const shop = cluster.isWorker
      ? await runWorker(config.value, log)
      : await runFirst(config.value, log, entry);
    void isAsked.then(async (signal) => {
      if (!cluster.isWorker) log.info(`${signal}: closing the shop; requests in flight finish first.`);
      try {
        await shop.stop();
        process.exit(0);
      } catch (err) {
        log.fatal({ err }, 'the shop did not close cleanly');
        process.exit(1);
      }
    });
  } catch (error) {
    log.fatal({ err: error }, `The shop cannot start: ${safeMessage(error)}`);
    process.exit(1);
  }
}

// What opens a shop is loaded where one is opened: the process that leads workers needs little of it.
async function runWorker(config: Config, log: Logger): Promise<Running> {
  const { workInTeam } = await import('./work-in-team.ts');
  return await workInTeam(config, log);
}

async function runFirst(config: Config, log: Logger, entry: string): Promise<Running> {
  for (const warning of exposureWarnings(config)) log.warn(warning);
  const onTheWay = databaseTlsWarning(config);
  if (onTheWay !== null) log.warn(onTheWay);
  const onLost = (message: string): void => {
    log.fatal(message);
    process.exit(1);
  };
  let shop: Running;
  if (config.workers > 1) {
    const { leadWorkers } = await import('./lead-workers.ts');
    shop = await leadWorkers({ config, log, entry, onLost });
    log.info(`The shop is open at http://localhost:${config.port}, with ${config.workers} workers.`);
  } else {
    const { startShop } = await import('../start-shop.ts');
    shop = await startShop(config, log, onLost);
    log.info(`The shop is open at http://localhost:${config.port}`);
  }
  return shop;
}
