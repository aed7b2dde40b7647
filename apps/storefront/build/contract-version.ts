import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src');

/** Defines `import.meta.env.CONTRACT_VERSION`. */
export function contractVersion(): Plugin {
  return {
    name: 'contract-version',
    config: () => ({ define: { 'import.meta.env.CONTRACT_VERSION': JSON.stringify(versionOf(CONTRACT)) } }),
  };
}

function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
      hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}
