import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from './shopper.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'scripts', 'orders.ts');
const run = promisify(execFile);

/** Moves an order as the shop's staff do, by the command beside the running shop. */
export function moveOrder(order: Order, ...moves: readonly string[]): Promise<void> {
  return moveOrderOf(process.env.E2E_DATA_DIR, order, ...moves);
}

/** The same in the shop of a data folder. */
export async function moveOrderOf(
  dataDir: string | undefined,
  { orderNumber }: Pick<Order, 'orderNumber'>,
  ...moves: readonly string[]
): Promise<void> {
  for (const move of moves) {
    const [word = '', ...options] = move.split(' ');
    await run(process.execPath, [COMMAND, word, orderNumber, ...options], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
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
