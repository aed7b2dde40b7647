import { join } from 'node:path';
import type { Result } from '@ilaneer/domain/result';
import { type KeptSecretError, loadOrCreateSecret } from '../db/embedded/stored-secret.ts';

/** The sandbox's own key for session tokens: kept in the data folder, so that logins outlive a restart. */
export function loadOrCreateJwtSecret(dataDir: string): Promise<Result<string, KeptSecretError>> {
  return loadOrCreateSecret(join(dataDir, 'jwt-secret'));
}
