import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBackoffice } from './build-backoffice.ts';
import { buildServer } from './build-server.ts';
import { buildStorefront } from './build-storefront.ts';
import { findBrowser } from './find-browser.ts';
import { measures } from './house/measures.ts';
import { productSource, trackedFiles } from './house/sources.ts';
import { ROOT } from './load-env.ts';
import { runNode } from './run.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports.ts';

type Suite = { readonly name: string; readonly run: () => Promise<number>; readonly outcome: () => Outcome };

// CI retries once, for busy machines.
const RETRIES = process.env.TEST_RETRIES ?? '0';
const RESULTS = join(ROOT, 'test-results');
const E2E_REPORT = join(RESULTS, 'e2e.json');
const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join('node_modules', '@playwright', 'test', 'cli.js');

function vitestSuite(
  name: 'unit' | 'component' | 'int',
  environment = () => ({}),
  projects: string = name,
): Suite {
  const file = join(RESULTS, `${name}.json`);
  return {
    name,
    run: async () =>
      runNode(
        [
          VITEST,
          'run',
          '--project',
          projects,
          `--retry=${RETRIES}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        environment(),
      ),
    outcome: () => vitestOutcome(file),
  };
}

const e2eSuite: Suite = {
  name: 'e2e',
  run: async () => {
    await Promise.all([buildServer(), buildStorefront(), buildBackoffice()]);
    return runNode(
      [PLAYWRIGHT, 'test', '--config', 'e2e/playwright.config.ts', `--retries=${RETRIES}`],
      withBrowser(),
    );
  },
  outcome: () => playwrightOutcome(E2E_REPORT),
};

function withBrowser() {
  return { CHROME_PATH: findBrowser() };
}

const suites = [
  vitestSuite('unit'),
  // Those of the storefront and of the staff app.
  vitestSuite('component', withBrowser, 'component*'),
  vitestSuite('int'),
  e2eSuite,
];
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? suites : suites.filter(({ name }) => wanted.includes(name));

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let exitCode = 0;
const all = { passed: 0, skipped: 0 };
const failed: string[] = [];
const retried: string[] = [];
const minutes: string[] = [];
for (const suite of chosen) {
  const start = performance.now();
  const code = await suite.run().catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  if (code !== 0) exitCode = code;
  minutes.push(`${suite.name} ${((performance.now() - start) / 60_000).toFixed(1)}`);
  const outcome = suite.outcome();
  all.passed += outcome.passed;
  all.skipped += outcome.skipped;
  retried.push(...outcome.retried);
  failed.push(...outcome.failed);
  // Crash without a failed test.
  if (code !== 0 && outcome.failed.length === 0) failed.push(`${suite.name} ended with code ${code}`);
}
// Repeated at the end.
for (const test of retried) console.log(`\nPassed at a second try: ${test}`);
for (const test of failed) console.log(`\nFailed: ${test}`);
if (chosen.length === suites.length) {
  console.log();
  for (const [what, is] of measures(trackedFiles(), productSource())) console.log(`${what}: ${is}`);
}
console.log(`\nMinutes: ${minutes.join(', ')}`);
const second = retried.length === 0 ? '' : `; ${retried.length} passed only at a second try`;
console.log(`\n${all.passed} passed, ${failed.length} failed, ${all.skipped} skipped${second}`);
process.exitCode = exitCode;
