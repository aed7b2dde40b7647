import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_AT_ONCE } from '@ilaneer/domain/catalogue/filter-products';
import type { Logger } from 'pino';
import { connect, type Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { logUnconfirmedRates, missingNow } from '../flows/opening/opening.ts';
import { listActiveIds, productBatches } from '../modules/catalogue/catalogue.ts';
import { loneNode } from '../modules/health/health.ts';
import { openKeyRing } from '../modules/key-ring/key-ring.ts';
import { fillSettings, isShopOpen, readSampleSettings } from '../modules/setting/setting.ts';
import { ensurePresetRoles } from '../modules/staff/staff.ts';
import { checkProducts, readHsnRates } from '../modules/tax-rate/tax-rate.ts';
import { loadSampleShop } from '../sandbox/sample-shop/load-sample-shop.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { greetOwner } from './greet-owner.ts';
import { refuseOtherPrices } from './refuse-other-prices.ts';
import { readSecrets } from './secrets.ts';
import { type Closer, CONTENT, type Grounds } from './wire-parts.ts';
import { type WiredShop, wireShop } from './wire-shop.ts';

type RunningShop = Pick<WiredShop, 'app'> & { stop(): Promise<void> };

export async function startShop(
  config: Config,
  log: Logger,
  onLost: (message: string) => void,
): Promise<RunningShop> {
  const closing: Closer[] = [];
  const stop = () => closeAll(closing);
  try {
    const database = await openDatabase(config, log, onLost);
    closing.push(database.stop);
    const grounds = { config, log, url: database.url, node: loneNode() };
    const shop = await openShop(grounds, { isFirst: true });
    closing.push(shop.stop);
    return { app: shop.app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The first process of a machine migrates and reports; others follow. */
export async function openShop(
  { config, log, url, node }: Omit<Grounds, 'db'> & { readonly node: ReturnType<typeof loneNode> },
  { isFirst }: { readonly isFirst: boolean },
): Promise<RunningShop> {
  const closing: Closer[] = [];
  const stop = () => closeAll(closing);
  try {
    if (isFirst) {
      await migrate(url, { statementMs: config.migrationSeconds * 1_000, say: (why) => log.warn(why) });
    }
    const onBroken = (err: Error) => log.warn({ err }, 'a database connection broke');
    const { db, close } = connect(url, onBroken, config.databaseConnections);
    closing.push(close);
    const grounds = { config, log, url, db, node };
    if (isFirst) await fillShop(grounds);

    const shop = await wireShop(grounds);
    closing.push(shop.close);
    refuseOtherPrices(shop.deps.settings.sections(), config);
    if (isFirst) {
      closing.push(await checkWhatIsSold(shop, db));
      await ensurePresetRoles(shop.deps);
    }
    await shop.app.listen({ port: config.port, host: config.host });
    closing.push(async () => {
      // Stop balancing to this process first.
      node.close();
      await pause(config.drainSeconds * 1_000);
    });
    if (isFirst && config.mode === 'sandbox') await greetOwner(shop.deps);
    if (isFirst) {
      await logMissingSettings(shop, log);
      await logUnconfirmedRates(shop.deps);
    }
    return { app: shop.app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function closeAll(closing: Closer[]): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

async function fillShop(grounds: Grounds): Promise<void> {
  const { config, db } = grounds;
  await fillSettings(db, await readSampleSettings(CONTENT), {
    isSample: config.isSampleShop,
    tax: { mode: config.taxMode, prices: config.prices },
    at: new Date(),
  });
  if (config.isSampleShop) await fillSampleShop(grounds);
}

/** Missing items of a closed shop. */
async function logMissingSettings({ deps }: WiredShop, log: Logger): Promise<void> {
  if (isShopOpen(deps)) return;
  const missing = await missingNow(deps);
  const items = missing.map(({ title, text }) => `\n  ${title}: ${text}`).join('');
  if (deps.settings.sections().opening.values.openedAt !== null) {
    log.error(
      `The shop is closed to shoppers: documents and pages would name a seller that does not exist. Complete it in the staff app, under Settings:${items}`,
    );
    return;
  }
  log.warn(
    items === ''
      ? 'The shop is not open yet; nothing is missing. Open it in the staff app, under Settings.'
      : `The shop is not open yet, and shoppers are told that it opens soon. Still missing:${items}`,
  );
}

/** Checks products; start-up waits for the first batch only. Returns the stop. */
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

/** Nothing is cached yet; other processes learn from the database. */
const NOT_READ_YET = { markStale: () => undefined, stockChanged: () => undefined };

async function fillSampleShop({ config, log, db }: Grounds): Promise<void> {
  const { seller } = await readSampleSettings(CONTENT);
  const rates = config.taxMode === 'hsn' ? await readHsnRates(CONTENT) : null;
  const now = () => new Date();
  const { giftCardKeys } = await openKeyRing({ db, log, now }, await readSecrets(config));
  const deps = {
    now,
    newId: randomUUID,
    hsnRates: () => rates,
    giftCardKeys,
    catalogue: NOT_READ_YET,
    auditKey: null,
  };
  const sample = { contentDir: CONTENT, foodLicence: seller.fssai, hasBatches: true };
  if (await loadSampleShop(db, deps, sample)) log.info('Loaded the sample shop.');
}
