import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from './shopper.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'scripts', 'orders.ts');
const run = promisify(execFile);

/** Moves an order as the shop's staff do, by the command beside the running shop. */
export async function moveOrder({ orderNumber }: Order, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const [word = '', ...options] = move.split(' ');
    await run(process.execPath, [COMMAND, word, orderNumber, ...options], {
      env: { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR },
    });
  }
}

/** From an order just placed to one that is delivered. */
export const ALL_THE_WAY = [
  'process',
  'ship --courier DTDC --tracking KL123456',
  'in-transit',
  'deliver',
] as const;
