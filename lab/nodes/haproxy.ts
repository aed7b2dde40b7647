import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installFromDebian } from '../../scripts/debian-packages.ts';
import { processorMsOf } from '../bench/processor-time.ts';
import { freePort } from '../bench/server-process.ts';

const CONFIG = join(import.meta.dirname, '../../deploy/haproxy/shop.cfg');
const WITHIN_MS = 20_000;

/** The operators' configuration. */
export type Proxy = {
  readonly url: string;
  /** Only these servers up. */
  waitFor(upServers: readonly number[]): Promise<void>;
  processorMs(): number;
  stop(): Promise<void>;
};

export function findHaproxy(say: (line: string) => void): void {
  if (isInstalled()) return;
  say('HAProxy is missing: apt-get install haproxy');
  installFromDebian('haproxy');
  if (!isInstalled()) throw new Error('HAProxy could not be installed');
}

function isInstalled(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export async function startHaproxy(port: number, shopPorts: readonly number[]): Promise<Proxy> {
  const statsPort = await freePort();
  const shops = shopPorts.map((shopPort, index) => [`SHOP_${index + 1}`, `127.0.0.1:${shopPort}`]);
  const child: ChildProcess = spawn('haproxy', ['-f', CONFIG, '-db'], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      PATH: process.env.PATH,
      SHOP_BIND: `127.0.0.1:${port}`,
      STATS_BIND: `127.0.0.1:${statsPort}`,
      ...Object.fromEntries(shops),
    },
  });
  const up = async (): Promise<string> => {
    const reply = await fetch(`http://127.0.0.1:${statsPort}/;csv`).catch(() => null);
    const rows = (await reply?.text())?.split('\n').map((line) => line.split(',')) ?? [];
    const servers = rows.flatMap(([backend, server = '', ...fields]) => {
      // Column 18; a counter means unsettled.
      return backend === 'shop' && fields[15] === 'UP' ? [server.replace('shop-', '')] : [];
    });
    return servers.filter((server) => /^\d$/.test(server)).join();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    waitFor: async (upServers) => {
      const deadline = performance.now() + WITHIN_MS;
      while ((await up()) !== upServers.join()) {
        if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`);
        if (performance.now() > deadline)
          throw new Error(`HAProxy sends to ${await up()}, not to ${upServers}`);
        await wait(50);
      }
    },
    processorMs: () => processorMsOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
