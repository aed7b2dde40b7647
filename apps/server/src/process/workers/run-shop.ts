import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { type CopiedLog, openCopiedLog } from '../copied-log.ts';
import { databaseTlsWarning } from '../database-tls.ts';
import { exposureWarnings } from '../exposure.ts';
import { safeMessage } from '../safe-error.ts';

type Running = { stop(): Promise<void> };

/** With `WORKERS` this process only supervises workers started from `entry`. */
export async function runShop(env: NodeJS.ProcessEnv, entry: string): Promise<void> {
  const config = readConfig(env);
  if (!config.ok) {
    process.stderr.write('The shop cannot start:\n');
    for (const { message } of config.error) process.stderr.write(`  ${message}\n`);
    process.exit(1);
  }

  const copied = await openCopiedLog(config.value);
  const { log } = copied;
  const exit = exitAfter(copied);
  // Node would print properties of the error, such as values.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the shop stops after an unexpected error');
    exit(1);
  });

  // From the start: signals may arrive before start-up ends.
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);

  try {
    const shop = cluster.isWorker
      ? await runWorker(config.value, log)
      : await runFirst(config.value, log, { entry, exit });
    void isAsked.then(async (signal) => {
      if (!cluster.isWorker) log.info(`${signal}: closing the shop; requests in flight finish first.`);
      try {
        await shop.stop();
        exit(0);
      } catch (err) {
        log.fatal({ err }, 'the shop did not close cleanly');
        exit(1);
      }
    });
  } catch (error) {
    log.fatal({ err: error }, `The shop cannot start: ${safeMessage(error)}`);
    exit(1);
  }
}

// Lazy: the supervisor needs little.
async function runWorker(config: Config, log: Logger): Promise<Running> {
  const { workInTeam } = await import('./work-in-team.ts');
  return await workInTeam(config, log);
}

type Exit = (code: 0 | 1) => void;

/** After the log is flushed. */
function exitAfter({ close }: CopiedLog): Exit {
  return (code) => {
    if (close === null) process.exit(code);
    void close().finally(() => process.exit(code));
  };
}

async function runFirst(
  config: Config,
  log: Logger,
  { entry, exit }: { readonly entry: string; readonly exit: Exit },
): Promise<Running> {
  for (const warning of exposureWarnings(config)) log.warn(warning);
  const onTheWay = databaseTlsWarning(config);
  if (onTheWay !== null) log.warn(onTheWay);
  const onLost = (message: string): void => {
    log.fatal(message);
    exit(1);
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
