import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { OwnShop } from './own-shop.ts';

const TRY_EVERY_MS = 5;

export async function stopDatabase({ dataDir }: Pick<OwnShop, 'dataDir'>): Promise<() => Promise<void>> {
  for (;;) {
    const { pid, port } = postmasterIn(dataDir);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // A new one may be starting.
    }
    const held = await hold(port);
    if (held !== null) return () => new Promise((resolve) => held.close(() => resolve()));
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
}

function postmasterIn(dataDir: string): { readonly pid: number; readonly port: number } {
  const [pid, , , port] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

/** Null if taken. */
function hold(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
