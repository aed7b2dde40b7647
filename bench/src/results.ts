import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutFigures } from './checkouts.ts';
import type { Comparison } from './compare.ts';
import type { MessageFigures } from './messages.ts';
import type { Memory } from './server-process.ts';
import type { BulkFigures } from './staff/bulk-moves.ts';
import type { PaletteFigures } from './staff/palette.ts';
import type { ReadFigures } from './staff/reads.ts';
import type { StorefrontFigures } from './storefront.ts';

type MemoryFigures = Readonly<Record<'idle' | 'afterRun' | 'afterMany', Memory>> & {
  /** A while after its start, where that was waited for. */
  readonly calm: Memory | undefined;
};
type StartFigures = {
  readonly firstMs: number;
  readonly laterMs: number;
  /** What the later one took of the processor until it answered. */
  readonly laterProcessorMs: number;
};

type StaffFigures = {
  readonly reads?: readonly ReadFigures[];
  readonly packing?: Readonly<Record<string, number>>;
  readonly bulkMoves?: BulkFigures;
  readonly palette?: PaletteFigures;
};

/** What a run of the benchmark has found so far. */
type Results = {
  readonly comparisons: readonly Comparison[];
  readonly start?: StartFigures;
  readonly checkout?: CheckoutFigures;
  readonly memory?: MemoryFigures;
  readonly messages?: MessageFigures;
  readonly storefront?: StorefrontFigures;
  readonly staff?: StaffFigures;
};

const FOLDER = join(import.meta.dirname, '..', 'results');
let results: Results = { comparisons: [] };

// Every figure is shown and stored as soon as it is there, so that a run that is stopped keeps what it found.

export function addComparison(comparison: Comparison): void {
  add({ comparisons: [...results.comparisons, comparison] });
  const { name, ratio, aim, ratios, shop, floor } = comparison;
  say(
    `${name}: ${ratio} of the floor (aim ≥ ${aim}; rounds ${Math.min(...ratios)} to ${Math.max(...ratios)})`,
  );
  console.table({ shop, floor });
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

export function addMessages(messages: MessageFigures): void {
  add({ messages });
  const { idleTransactionsPerSecond, otps, mails } = messages;
  say(`queues: ${idleTransactionsPerSecond.toFixed(1)} transactions a second while idle (aim < 2)`);
  say(
    `  OTP of a shopper after ${otps.strangers} strangers asked within ${otps.askedMs} ms: mailed after ${otps.shopperMs} ms (aim < 2000)`,
  );
  say(
    `  ${otps.unanswered} strangers still waited then, the last until ${otps.allAnsweredMs} ms; ${otps.answeredOtherwise} got another answer; ${otps.mailed} got a mail`,
  );
  say(`  ${mails.count} mails to a mail server: ${mails.drainMs} ms (aim < 60000)`);
}

export function addStorefront(storefront: StorefrontFigures): void {
  add({ storefront });
  const { products, changes, frames } = storefront;
  say(`storefront with ${products} products, per change:`);
  console.table(
    changes.map(({ name, script, shown }) => ({
      name,
      'main thread p50/p95 ms': `${script.p50}/${script.p95}`,
      aim: '≤ 16',
      'shown p50/p95 ms': `${shown.p50}/${shown.p95}`,
    })),
  );
  say(
    `  frames while scrolling: ${frames.p50} ms p50, ${frames.p95} ms p95, the longest ${frames.longest} ms`,
  );
}

/** One thing of the staff app after the other. */
export function addStaff(found: StaffFigures): void {
  const { reads = [], ...rest } = found;
  add({ staff: { ...results.staff, ...found, reads: [...(results.staff?.reads ?? []), ...reads] } });
  for (const { title, slowest, dearest, requests } of reads) {
    const kinds = Object.keys(requests).length;
    say(`${title} (${kinds}): p95 up to ${slowest.p95} ms (aim ≤ 100), ${slowest.name}`);
    say(`  of it up to ${dearest.databaseMs} ms of the database's processor, ${dearest.name}`);
  }
  for (const figures of Object.values(rest)) console.table(figures);
}

export function addPalette(palette: PaletteFigures): void {
  add({ staff: { ...results.staff, palette } });
  const { opened, answered } = palette;
  say(`palette: opens within ${opened.p50} ms, ${opened.p95} ms p95 (aim ≤ 50)`);
  for (const [what, { p50, p95 }] of Object.entries(answered)) {
    say(`  answers ${what} within ${p50} ms, ${p95} ms p95 (aim ≤ 100)`);
  }
}

/** Says what the benchmark is doing or has found. */
export function say(line: string): void {
  console.log(line);
}

function add(found: Partial<Results>): void {
  results = { ...results, ...found };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
}
