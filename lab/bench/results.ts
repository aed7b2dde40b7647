import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallFigures } from './calls.ts';
import type { CheckoutFigures } from './checkouts.ts';
import type { Memory } from './server-process.ts';

type MemoryFigures = Readonly<Record<'idle' | 'afterRun' | 'afterMany', Memory>> & {
  readonly calm: Memory | undefined;
};
type StartFigures = {
  readonly firstMs: number;
  readonly laterMs: number;
  /** CPU until ready. */
  readonly laterProcessorMs: number;
};

type Results = {
  readonly calls: Readonly<Record<string, CallFigures>>;
  readonly start?: StartFigures;
  readonly checkout?: CheckoutFigures;
  readonly memory?: MemoryFigures;
};

const FOLDER = join(import.meta.dirname, '..', 'results');
let results: Results = { calls: {} };

// Stored at once, to survive an abort.

export function addCall(name: string, figures: CallFigures): void {
  add({ calls: { ...results.calls, [name]: figures } });
  console.table({ [name]: figures });
}

export function addStart(start: StartFigures): void {
  add({ start });
  const { firstMs, laterMs, laterProcessorMs } = start;
  say(
    `start: ${firstMs} ms first (aim < 10000), ${laterMs} ms later (aim ≤ 1500), ${laterProcessorMs} ms of it the processor's`,
  );
}

export function addCheckout(checkout: CheckoutFigures): void {
  add({ checkout });
  const { calls, whole } = checkout;
  say(
    `a checkout of five calls: ${calls.serverMs.toFixed(2)} ms of the shop's processor time, ${calls.databaseMs.toFixed(2)} ms of the database's (aim ≤ 4.25 together)`,
  );
  say(
    `  with its mail and jobs: ${whole.serverMs.toFixed(2)} ms and ${whole.databaseMs.toFixed(2)} ms; ${whole.diskKb.toFixed(1)} KB on disk`,
  );
}

export function addMemory(memory: MemoryFigures): void {
  add({ memory });
  for (const [when, found] of [
    ['when idle', memory.idle],
    ['a quarter of a minute later', memory.calm],
    ['after the run', memory.afterRun],
    ['after 50 connections at once', memory.afterMany],
  ] as const) {
    if (found === undefined) continue;
    const { residentMb, privateMb, peakMb } = found;
    say(`memory ${when}: ${residentMb} MB resident (${privateMb} MB of its own), peak ${peakMb} MB`);
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
