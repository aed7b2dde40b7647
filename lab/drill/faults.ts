import { setTimeout as pause } from 'node:timers/promises';
import type { OrderStream } from '@ilaneer/server/testing/orders/order-stream';
import type { ShopWatch } from './watch-shop.ts';

export type Fault = {
  readonly name: string;
  /** Starts it; returns the repair and a description. */
  happen(): Promise<{ readonly told: string; readonly mend: () => Promise<void> }>;
  /** Duration. */
  readonly lastsMs: number;
  /** Orders must continue during it, else after. */
  readonly isSurvived: boolean;
};

export type FaultOutcome = {
  readonly name: string;
  readonly told: string;
  /** Longest pause in seconds, from the fault or its end. */
  readonly pauseSeconds: number;
  readonly unreadySeconds: number;
};

const SETTLED_AFTER_ORDERS = 12;
const PATIENCE_MS = 120_000;

/** Until orders resume, with the duration. */
export async function sufferFault(
  fault: Fault,
  orders: OrderStream,
  watch: ShopWatch,
): Promise<FaultOutcome> {
  const from = Date.now();
  const { told, mend } = await fault.happen();
  if (fault.isSurvived) await comeIn(orders, from);
  const left = from + fault.lastsMs - Date.now();
  if (left > 0) await pause(left);
  await mend();
  const mended = Date.now();
  await comeIn(orders, mended);
  await until(() => watch.unready.at(-1)?.to !== null, 'the shop is ready');
  return {
    name: fault.name,
    told,
    pauseSeconds: longestPause(orders, fault.isSurvived ? from : mended),
    unreadySeconds: unreadySince(watch, from),
  };
}

/** After a moment. */
async function comeIn({ acknowledged }: OrderStream, from: number): Promise<void> {
  await until(
    () => acknowledged.filter(({ at }) => at > from).length >= SETTLED_AFTER_ORDERS,
    'orders come in again',
  );
}

function longestPause({ acknowledged }: OrderStream, from: number): number {
  const moments = [from, ...acknowledged.map(({ at }) => at).filter((at) => at > from)].sort(
    (one, other) => one - other,
  );
  const pauses = moments.map((at, index) => at - (moments[index - 1] ?? at));
  return Math.max(...pauses) / 1_000;
}

function unreadySince({ unready }: ShopWatch, from: number): number {
  const since = unready.filter(({ to }) => to === null || to > from);
  return since.reduce((sum, one) => sum + (one.to ?? Date.now()) - Math.max(one.from, from), 0) / 1_000;
}

export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await pause(100);
  }
}
