import type { Logger } from 'pino';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { listProducts } from '../modules/catalogue/catalogue.ts';
import { checkProducts } from '../modules/tax-rate/tax-rate.ts';
import { loadSampleShop } from '../sandbox/sample-shop/load-sample-shop.ts';
import { readBrand } from './brand.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { readSecrets } from './secrets.ts';
import { type Closer, CONTENT, type Grounds } from './wire-parts.ts';
import { type WiredShop, wireShop } from './wire-shop.ts';

/** A running shop. */
export type RunningShop = Pick<WiredShop, 'app'> & { stop(): Promise<void> };

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
    if (config.mode === 'sandbox') await fillSandbox(grounds);

    const shop = await wireShop(grounds);
    closing.push(shop.close);
    checkProducts(shop.deps, await listProducts(db));
    await shop.app.listen({ port: config.port, host: config.host });
    return { app: shop.app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fillSandbox({ config, log, db }: Grounds): Promise<void> {
  const { giftCardSecret } = await readSecrets(config);
  const { seller } = await readBrand(CONTENT);
  const sample = { contentDir: CONTENT, at: new Date(), giftCardSecret, foodLicence: seller.fssai };
  if (await loadSampleShop(db, sample)) log.info('Loaded the sample shop.');
}
