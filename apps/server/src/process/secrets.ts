import { join } from 'node:path';
import type { Result } from '@ilaneer/domain/result';
import { loadOrCreateSecret, type StoredSecretError } from '../db/embedded/stored-secret.ts';
import type { Config } from './config.ts';

export type ShopSecrets = {
  readonly jwtSecret: string;
  readonly formerJwtSecrets: readonly string[];
  readonly giftCardSecret: string;
};

/** A sandbox generates its own; throws with a text for the operator if unusable. */
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

export function loadOrCreateJwtSecret(dataDir: string): Promise<Result<string, StoredSecretError>> {
  return loadOrCreateSecret(join(dataDir, 'jwt-secret'));
}
