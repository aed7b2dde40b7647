import { err, type Result } from '@ilaneer/domain/result';
import { type Config, readConfig } from '../process/config.ts';
import { findShopDatabase } from '../process/database.ts';
import { safeMessage } from '../process/safe-error.ts';
import { type WiredCommand, wireCommand } from '../process/wire-shop.ts';

/** Runs a command on the database of a running shop. Errors: of the configuration, or no database. */
export async function onShop(
  env: NodeJS.ProcessEnv,
  run: (shop: WiredCommand, config: Config) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const url = await findShopDatabase(config.value);
  if (!url.ok) return url;
  const shop = await wireCommand(config.value, url.value, (error) => {
    process.stderr.write(`${safeMessage(error)}\n`);
  });
  try {
    return await run(shop, config.value);
  } finally {
    await shop.close();
  }
}
