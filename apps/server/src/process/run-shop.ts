import { readConfig } from './config.ts';
import { exposureWarnings } from './exposure.ts';
import { openLog } from './log.ts';
import { safeMessage } from './safe-error.ts';
import { startShop } from './start-shop.ts';

/** Opens the shop that the environment describes, and closes it on a signal. */
export async function runShop(env: NodeJS.ProcessEnv): Promise<void> {
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

  for (const warning of exposureWarnings(config.value)) log.warn(warning);

  try {
    const shop = await startShop(config.value, log, (message) => {
      log.fatal(message);
      process.exit(1);
    });
    log.info(`The shop is open at http://localhost:${config.value.port}`);

    let isStopping = false;
    const stop = (signal: NodeJS.Signals): void => {
      if (isStopping) return;
      isStopping = true;
      log.info(`${signal}: closing the shop; requests in flight finish first.`);
      shop.stop().then(
        () => process.exit(0),
        (err: unknown) => {
          log.fatal({ err }, 'the shop did not close cleanly');
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  } catch (error) {
    log.fatal({ err: error }, `The shop cannot start: ${safeMessage(error)}`);
    process.exit(1);
  }
}
