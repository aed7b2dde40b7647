import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order } from './shopper.ts';

const SCRIPT = join(import.meta.dirname, 'end-payment-time.ts');

/** Lets the time pass that an order may be paid in, and has the shop look after it at once. */
export async function letPaymentTimePass({ orderNumber }: Order): Promise<void> {
  await promisify(execFile)(process.execPath, [SCRIPT, orderNumber], {
    env: { PATH: process.env.PATH, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}
