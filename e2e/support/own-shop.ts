import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'process', 'built.js');

export type OwnShop = {
  readonly origin: string;
  readonly dataDir: string;
  readonly owner: { readonly email: string; readonly password: string };
  readonly stop: () => Promise<void>;
};

/** Own data folder; signed in as the greeted owner. */
export async function startOwnShop(env: Readonly<Record<string, string>> = {}): Promise<OwnShop> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-own-shop-'));
  const shop = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      MODE: 'sandbox',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const gone = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  const stop = async () => {
    shop.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };

  const owner = await new Promise<OwnShop['owner']>((resolve, reject) => {
    createInterface({ input: shop.stdout }).on('line', (line) => {
      const [, email, password] = /Sign in as (\S+) with the one-time password (\S+)/.exec(line) ?? [];
      if (email !== undefined && password !== undefined) resolve({ email, password });
    });
    gone.then(() => reject(new Error('the shop ended before it greeted its owner')));
  });
  return { origin: `http://localhost:${port}`, dataDir, owner, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
