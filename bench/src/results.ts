import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './compare.ts';
import type { MessageFigures } from './messages.ts';
import type { Memory } from './server-process.ts';
import type { StorefrontFigures } from './storefront.ts';

/** What a run of the benchmark found. */
export type Results = {
  readonly comparisons: readonly Comparison[];
  readonly memory: { readonly idle: Memory; readonly afterRun: Memory };
  readonly start: { readonly firstMs: number; readonly laterMs: number };
  /** Null when it was not asked for, as the storefront is. */
  readonly messages: MessageFigures | null;
  readonly storefront: StorefrontFigures | null;
};

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Shows the figures next to what they should be. */
export function printResults({ comparisons, memory, messages, start, storefront }: Results): void {
  console.table(
    comparisons.map(({ name, ratio, aim, shop, floor }) => ({
      name,
      ratio,
      aim: `≥ ${aim}`,
      'shop/s': shop.perSecond,
      'floor/s': floor.perSecond,
      'shop p50/p99 ms': `${shop.p50}/${shop.p99}`,
      'floor p50/p99 ms': `${floor.p50}/${floor.p99}`,
    })),
  );
  for (const [when, { residentMb, privateMb, peakMb }] of [
    ['when idle', memory.idle],
    ['after the run', memory.afterRun],
  ] as const) {
    console.log(`memory ${when}: ${residentMb} MB resident (${privateMb} MB of its own), peak ${peakMb} MB`);
  }
  console.log('  aim: < 200 MB resident after the run');
  console.log(`start: ${start.firstMs} ms first (aim < 10000), ${start.laterMs} ms later (aim < 3000)`);
  if (messages !== null) printMessages(messages);
  if (storefront !== null) printStorefront(storefront);
}

function printMessages({ idleTransactionsPerSecond, otps, mails }: MessageFigures): void {
  console.log(`queues: ${idleTransactionsPerSecond.toFixed(1)} transactions a second while idle (aim < 2)`);
  console.log(
    `  OTP of a shopper after ${otps.strangers} strangers asked within ${otps.askedMs} ms: mailed after ${otps.shopperMs} ms (aim < 2000)`,
  );
  console.log(
    `  ${otps.unanswered} strangers still waited then, the last until ${otps.allAnsweredMs} ms; ${otps.answeredOtherwise} got another answer; ${otps.mailed} got a mail`,
  );
  console.log(`  ${mails.count} mails to a mail server: ${mails.drainMs} ms (aim < 60000)`);
}

function printStorefront({ products, changes, frames }: StorefrontFigures): void {
  console.log(`storefront with ${products} products, per change:`);
  console.table(
    changes.map(({ name, script, shown }) => ({
      name,
      'main thread p50/p95 ms': `${script.p50}/${script.p95}`,
      aim: '≤ 16',
      'shown p50/p95 ms': `${shown.p50}/${shown.p95}`,
    })),
  );
  console.log(
    `  frames while scrolling: ${frames.p50} ms p50, ${frames.p95} ms p95, the longest ${frames.longest} ms`,
  );
}

/** Keeps the figures for whoever compares runs. */
export function writeResults(results: Results): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
}
