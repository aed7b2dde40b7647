import { join } from 'node:path';
import type { Result } from '@ilaneer/domain/result';
import { loadOrCreateSecret, type StoredSecretError } from '../db/embedded/stored-secret.ts';
import type { Config } from './config.ts';

/** The secrets that a shop is configured with. */
export type ShopSecrets = {
  readonly jwtSecret: string;
  readonly formerJwtSecrets: readonly string[];
  readonly giftCardSecret: string;
};

/**
 * The configured keys. A sandbox without keys has one of its own in its data folder; throws with a text for the
 * operator when that can't be used.
 */
export async function readSecrets(config: Config): Promise<ShopSecrets> {
  const jwtSecret = config.jwtSecret ?? (await storedSecret(config.dataDir));
  const { formerJwtSecrets } = config;
  return { jwtSecret, formerJwtSecrets, giftCardSecret: config.giftCardSecret ?? jwtSecret };
}

async function storedSecret(dataDir: string): Promise<string> {
  const stored = await loadOrCreateJwtSecret(dataDir);
  if (!stored.ok) throw new Error(stored.error.message);
  return stored.value;
}

/** The sandbox's own key for session tokens: stored in the data folder, so that logins outlive a restart. */
export function loadOrCreateJwtSecret(dataDir: string): Promise<Result<string, StoredSecretError>> {
  return loadOrCreateSecret(join(dataDir, 'jwt-secret'));
}
