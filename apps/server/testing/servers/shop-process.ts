import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PROCESS = join(import.meta.dirname, '..', '..', 'src', 'process');
const MAIN = join(PROCESS, 'main.js');
/** From `npm run build`. */
export const BUILT = join(PROCESS, 'built.js');
/** Below the time of a hook, which leaves the process behind. */
const START_WITHIN_MS = 50_000;
const ASK_EVERY_MS = 25;

export type ShopProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits for the first good reply. A restart needs the old port: tokens are bound to the issuer's address. */
export async function startShopProcess(
  dataDir: string,
  formerPort?: number,
  settings: Readonly<Record<string, string>> = {},
  program = MAIN,
): Promise<ShopProcess> {
  const port = formerPort ?? (await freePort());
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Isolated from the test runner's variables.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      MODE: 'sandbox',
      ...settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error('the shop did not answer in time');
    }
    await wait(ASK_EVERY_MS);
  }
  return {
    url,
    child,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/home-banners`)).ok;
  } catch {
    return false;
  }
}
