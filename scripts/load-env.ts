import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '..');

/** Reads `.env` beside package.json when there is one; what the environment says already wins. */
export function loadEnv(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
