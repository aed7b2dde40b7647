import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStorefront } from './build-storefront.ts';
import { findBrowser } from './find-browser.ts';
import { ROOT } from './load-env.ts';
import { runNode } from './run.ts';

type Totals = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What passed only when it was tried again; part of `passed`. */
  readonly retried: number;
};
type Suite = { readonly name: string; readonly run: () => Promise<number>; readonly totals: () => Totals };

// A machine that is busy with others' work may let a test wait too long; CI gives each a second try, people none.
const RETRIES = process.env.TEST_RETRIES ?? '0';
const RESULTS = join(ROOT, 'test-results');
const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');

function vitestSuite(name: 'unit' | 'int'): Suite {
  const file = join(RESULTS, `${name}.json`);
  return {
    name,
    run: () =>
      runNode([
        VITEST,
        'run',
        '--project',
        name,
        `--retry=${RETRIES}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
    totals: () => {
      const report = readReport(file);
      return {
        passed: numberAt(report, 'numPassedTests'),
        failed: numberAt(report, 'numFailedTests') + filesThatDidNotRun(report),
        skipped: numberAt(report, 'numPendingTests'),
        retried: passedWithFailures(report),
      };
    },
  };
}

const e2eSuite: Suite = {
  name: 'e2e',
  run: async () => {
    await buildStorefront();
    return runNode([PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', `--retries=${RETRIES}`], {
      CHROME_PATH: findBrowser(),
    });
  },
  totals: () => {
    const stats = memberOf(readReport(join(RESULTS, 'e2e.json')), 'stats');
    return {
      passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
      failed: numberAt(stats, 'unexpected'),
      skipped: numberAt(stats, 'skipped'),
      retried: numberAt(stats, 'flaky'),
    };
  },
};

const suites = [vitestSuite('unit'), vitestSuite('int'), e2eSuite];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? suites : suites.filter(({ name }) => wanted.includes(name));

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let exitCode = 0;
const all = { passed: 0, failed: 0, skipped: 0, retried: 0 };
for (const suite of chosen) {
  const code = await suite.run();
  if (code !== 0) exitCode = code;
  const totals = suite.totals();
  // A suite that ends badly without naming a test has still failed.
  all.failed += totals.failed === 0 && code !== 0 ? 1 : totals.failed;
  all.passed += totals.passed;
  all.skipped += totals.skipped;
  all.retried += totals.retried;
}
const second = all.retried === 0 ? '' : `; ${all.retried} passed only at a second try`;
console.log(`\n${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped${second}`);
process.exitCode = exitCode;

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The tests of a Vitest report that failed before they passed. */
function passedWithFailures(report: unknown): number {
  const files = listAt(report, 'testResults');
  const tests = files.flatMap((file) => listAt(file, 'assertionResults'));
  return tests.filter(
    (test) => memberOf(test, 'status') === 'passed' && listAt(test, 'failureMessages').length > 0,
  ).length;
}

/** The files of a Vitest report that failed before any test of theirs could. */
function filesThatDidNotRun(report: unknown): number {
  return listAt(report, 'testResults').filter(
    (file) =>
      memberOf(file, 'status') === 'failed' &&
      listAt(file, 'assertionResults').every((test) => memberOf(test, 'status') !== 'failed'),
  ).length;
}

function listAt(node: unknown, name: string): readonly unknown[] {
  const value = memberOf(node, name);
  return Array.isArray(value) ? value : [];
}

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

function numberAt(node: unknown, name: string): number {
  const value = memberOf(node, name);
  return typeof value === 'number' ? value : 0;
}
