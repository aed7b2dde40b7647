import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGoogle } from './start-google.ts';

// Temporary data folder; fake Google, no Facebook.
const [port = '3199'] = process.argv.slice(2);
const google = await startGoogle(`http://localhost:${port}`);
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ilaneer-e2e-'));
const main = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'process', 'built.js');
const shop = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    PATH: process.env.PATH,
    PORT: port,
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...google,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill('SIGTERM'));
shop.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
