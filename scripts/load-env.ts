import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Repository root. */
export const ROOT = join(import.meta.dirname, '..');

export function loadEnv(): void {
  const file = join(ROOT, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
