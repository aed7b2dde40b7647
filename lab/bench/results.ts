import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopName } from './benched-shop.ts';
import type { CallFigures } from './calls.ts';
import type { CheckoutFigures } from './checkouts.ts';
import type { Memory } from './server-process.ts';

type MemoryFigures = Readonly<Record<'idle' | 'afterRun' | 'afterMany' | 'calm', Memory>>;
type StartFigures = {
  readonly firstMs: number;
  readonly laterMs: number;
  /** CPU until ready. */
  readonly laterProcessorMs: number;
};

type ByShop<Figures> = Partial<Record<ShopName, Figures>>;
type Results = {
  readonly calls: Readonly<Record<string, ByShop<CallFigures>>>;
  readonly start: ByShop<StartFigures>;
  readonly checkout: ByShop<CheckoutFigures>;
  readonly memory: ByShop<MemoryFigures>;
};

const FOLDER = join(import.meta.dirname, '..', 'results');
let results: Results = { calls: {}, start: {}, checkout: {}, memory: {} };

// Stored at once, to survive an abort.

export function addCall(name: string, figures: ByShop<CallFigures>): void {
  add({ calls: { ...results.calls, [name]: figures } });
  console.table(
    Object.fromEntries(Object.entries(figures).map(([shop, found]) => [`${name}, ${shop}`, found])),
  );
  const { theirs, ours } = figures;
  if (theirs === undefined || ours === undefined) return;
  const sumOf = ({ serverMs, databaseMs }: CallFigures) => serverMs + databaseMs;
  say(`  processor time: ${(sumOf(ours) / sumOf(theirs)).toFixed(2)} of theirs`);
}

export function addStart(shop: ShopName, start: StartFigures): void {
  add({ start: { ...results.start, [shop]: start } });
  const { firstMs, laterMs, laterProcessorMs } = start;
  say(
    `start, ${shop}: ${firstMs} ms first (aim < 10000), ${laterMs} ms later (aim ≤ 1500), ${laterProcessorMs} ms of it the processor's`,
  );
}

export function addCheckout(shop: ShopName, checkout: CheckoutFigures): void {
  add({ checkout: { ...results.checkout, [shop]: checkout } });
  const { calls, whole } = checkout;
  say(
    `a checkout of five calls, ${shop}: ${calls.serverMs.toFixed(2)} ms of the shop's processor time, ${calls.databaseMs.toFixed(2)} ms of the database's (aim ≤ 4.25 together)`,
  );
  say(
    `  with its mail and jobs: ${whole.serverMs.toFixed(2)} ms and ${whole.databaseMs.toFixed(2)} ms; ${whole.diskKb.toFixed(1)} KB on disk`,
  );
}

export function addMemory(shop: ShopName, memory: MemoryFigures): void {
  add({ memory: { ...results.memory, [shop]: memory } });
  for (const [when, found] of [
    ['when idle', memory.idle],
    ['after the run', memory.afterRun],
    ['after 50 connections at once', memory.afterMany],
    ['a quarter of a minute later', memory.calm],
  ] as const) {
    const { residentMb, privateMb, peakMb } = found;
    say(`memory ${when}, ${shop}: ${residentMb} MB resident (${privateMb} MB of its own), peak ${peakMb} MB`);
  }
  say('  aim: ≤ 130 MB resident when idle, peak ≤ 250 MB');
}

export function say(line: string): void {
  console.log(line);
}

function add(found: Partial<Results>): void {
  results = { ...results, ...found };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
}
