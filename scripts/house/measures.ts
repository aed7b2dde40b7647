import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../load-env.ts';
import { readText, type SourceFile } from './sources.ts';

const IS_CODE = /\.(?:tsx?|js|cjs|mjs|css)$/;
const IS_TEST = /\.test\.tsx?$|\/testing\/|^packages\/testing\/|^e2e\//;
const DECISION = /^docs\/decisions\/\d+-.*\.md$/;

/** By the product files that name them. */
const COSTS: readonly (readonly [what: string, name: RegExp])[] = [
  ["a field of an order line, 'giftNote'", /giftNote/],
  ["an order status, 'processing'", /'processing'/],
  ['a staff report, the trial balance', /trialBalance|trial-balance|TrialBalance/],
  ['the list of couriers', /\bCOURIERS\b/],
];

export function measures(
  tracked: readonly string[],
  sources: readonly SourceFile[],
): readonly (readonly [what: string, is: string])[] {
  const code = tracked.filter((path) => IS_CODE.test(path));
  const decisions = tracked.filter((path) => DECISION.test(path));
  return [
    ['journeys', String(countJourneys())],
    ['lines of product and tools', thousands(linesOf(code.filter((path) => !IS_TEST.test(path))))],
    ['lines of tests', thousands(linesOf(code.filter((path) => IS_TEST.test(path))))],
    ...COSTS.map(
      ([what, name]) =>
        [`files for ${what}`, String(sources.filter(({ text }) => name.test(text)).length)] as const,
    ),
    ['decision records', `${decisions.length}, ${thousands(wordsOf(decisions))} words`],
  ];
}

function countJourneys(): number {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const { stdout } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'e2e/playwright.config.ts', '--list'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return Number(/Total: (\d+) tests?/.exec(stdout)?.[1]);
}

function linesOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + readText(path).split('\n').length - 1, 0);
}

function wordsOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + readText(path).split(/\s+/).filter(Boolean).length, 0);
}

function thousands(count: number): string {
  return count.toLocaleString('en-GB');
}
