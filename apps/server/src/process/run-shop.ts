import { randomUUID } from 'node:crypto';
import { MOST_AT_ONCE } from '@ilaneer/domain/catalogue/filter-products';
import type { Logger } from 'pino';
import { connect, type Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { missingNow } from '../flows/opening/opening.ts';
import { listActiveIds, productBatches } from '../modules/catalogue/catalogue.ts';
import { fillSettings, isShopOpen, readSampleSettings } from '../modules/setting/setting.ts';
import { ensurePresetRoles } from '../modules/staff/staff.ts';
import { checkProducts, readHsnRates } from '../modules/tax-rate/tax-rate.ts';
import { loadSampleShop } from '../sandbox/sample-shop/load-sample-shop.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { exposureWarnings } from './exposure.ts';
import { greetOwner } from './greet-owner.ts';
import { openLog } from './log.ts';
import { refuseOtherPrices } from './refuse-other-prices.ts';
import { safeMessage } from './safe-error.ts';
import { readSecrets } from './secrets.ts';
import { type Closer, CONTENT, type Grounds } from './wire-parts.ts';
import { type WiredShop, wireShop } from './wire-shop.ts';

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

  // Heard from the beginning: the shop answers before it is wholly started, and a signal that nobody hears ends it at once.
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<NodeJS.Signals>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);

  try {
    const shop = await startShop(config.value, log, (message) => {
      log.fatal(message);
      process.exit(1);
    });
    log.info(`The shop is open at http://localhost:${config.value.port}`);
    void isAsked.then(async (signal) => {
      log.info(`${signal}: closing the shop; requests in flight finish first.`);
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

/** A running shop. */
type RunningShop = Pick<WiredShop, 'app'> & { stop(): Promise<void> };

/** Opens the shop's database, brings it up to date, and opens the shop on it. */
export async function startShop(
  config: Config,
  log: Logger,
  onLost: (message: string) => void,
): Promise<RunningShop> {
  const closing: Closer[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.reverse()) await close();
    closing.length = 0;
  };
  try {
    const database = await openDatabase(config.database, log, onLost);
    closing.push(database.stop);
    await migrate(database.url);
    const { db, close } = connect(database.url, (err) => log.warn({ err }, 'a database connection broke'));
    closing.push(close);
    const grounds = { config, log, url: database.url, db };
    await fillSettings(db, await readSampleSettings(CONTENT), {
      isSample: config.isSampleShop,
      tax: { mode: config.taxMode, prices: config.prices },
      at: new Date(),
    });
    if (config.isSampleShop) await fillSampleShop(grounds);

    const shop = await wireShop(grounds);
    closing.push(shop.close);
    refuseOtherPrices(shop.deps.settings.sections(), config);
    closing.push(await checkWhatIsSold(shop, db));
    await ensurePresetRoles(shop.deps);
    await shop.app.listen({ port: config.port, host: config.host });
    if (config.mode === 'sandbox') await greetOwner(shop.deps);
    await tellWhatIsMissing(shop, log);
    return { app: shop.app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A shop that is not open yet says all that keeps it from opening, at once. */
async function tellWhatIsMissing({ deps }: WiredShop, log: Logger): Promise<void> {
  if (isShopOpen(deps)) return;
  const missing = await missingNow(deps);
  const items = missing.map(({ title, text }) => `\n  ${title}: ${text}`).join('');
  log.warn(
    items === ''
      ? 'The shop is not open yet; nothing is missing. Open it in the staff app, under Settings.'
      : `The shop is not open yet, and shoppers are told that it opens soon. Still missing:${items}`,
  );
}

/** Looks at what is sold; the shop does not wait for more than a client gets at once. Gives what ends the rest. */
async function checkWhatIsSold({ deps }: WiredShop, db: Database): Promise<Closer> {
  const ids = await listActiveIds(db);
  let isEnding = false;
  const check = async (some: readonly string[]) => {
    for await (const products of productBatches(db, some)) {
      if (isEnding) return;
      checkProducts(deps, products);
    }
  };
  await check(ids.slice(0, MOST_AT_ONCE));
  const others = check(ids.slice(MOST_AT_ONCE)).catch((err: unknown) =>
    deps.log.warn({ err }, 'not everything that is sold could be looked at'),
  );
  return () => {
    isEnding = true;
    return others;
  };
}

/** Nothing of the catalogue is cached before the shop is wired; other processes hear of it by the database. */
const NOT_READ_YET = { markStale: () => undefined, stockChanged: () => undefined };

async function fillSampleShop({ config, log, db }: Grounds): Promise<void> {
  const { giftCardSecret } = await readSecrets(config);
  const { seller } = await readSampleSettings(CONTENT);
  const rates = config.taxMode === 'hsn' ? await readHsnRates(CONTENT) : null;
  const deps = {
    now: () => new Date(),
    newId: randomUUID,
    hsnRates: () => rates,
    giftCardSecret,
    catalogue: NOT_READ_YET,
  };
  const sample = { contentDir: CONTENT, foodLicence: seller.fssai, hasBatches: true };
  if (await loadSampleShop(db, deps, sample)) log.info('Loaded the sample shop.');
}
