import { err, ok, type Result } from '@ilaneer/domain/result';
import { findRunningDatabase } from '../db/embedded/running.ts';
import type { Config } from './config.ts';

/** The database of the shop that runs on a configuration, for a command beside it. Errors: what to tell the operator. */
export async function findShopDatabase({ database, dataDir }: Config): Promise<Result<string, string>> {
  const url = database.kind === 'server' ? database.url : await findRunningDatabase(database.dataDir);
  if (url !== null) return ok(url);
  return err(`No shop runs on ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL.`);
}
