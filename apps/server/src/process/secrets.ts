import type { Config } from './config.ts';
import { loadOrCreateJwtSecret } from './jwt-secret.ts';

/** The keys that a shop signs and hashes with. */
export type ShopSecrets = { readonly jwtSecret: string; readonly giftCardSecret: string };

/**
 * The configured keys. A sandbox without keys has one of its own in its data folder; throws with a text for the
 * operator when that can't be used.
 */
export async function readSecrets(config: Config): Promise<ShopSecrets> {
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir));
  return { jwtSecret, giftCardSecret: config.giftCardSecret ?? jwtSecret };
}

async function keptSecret(dataDir: string): Promise<string> {
  const kept = await loadOrCreateJwtSecret(dataDir);
  if (!kept.ok) throw new Error(kept.error.message);
  return kept.value;
}
