import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/find-browser.ts';

const ROOT = join(import.meta.dirname, '..');
// Two checkouts on one machine need two ports.
const PORT = Number(process.env.E2E_PORT ?? 3199);
// Read here first of all, then by the shop and by every worker, which inherit it.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ilaneer-e2e-'));
// Chromium goes by the last such list, so that Playwright's own stands in it again. The last two draw the suggestions
// of an address bar for every new window, which nobody sees, and took a quarter of the tests' time.
const NO_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
const CHROME_ARGS = [`--disable-features=${NO_FEATURES.join(',')}`, ...BROWSER_FLAGS];

const DESK_ONLY = ['**/shop/keyboard.spec.ts', '**/*-states.spec.ts'];
// The journeys whose screens differ most there. E2E_PHONE=all runs the rest at 360 px too, which takes twice as long.
const ON_A_PHONE = [
  'checkout/first-sale',
  'content/home',
  'catalogue/browsing',
  'checkout/payments',
  'checkout/gift-cards',
  'catalogue/search',
  'account/saved-cards',
].map((path) => `**/${path}.spec.ts`);

/** Journeys against the real built shop, at a desk and on a phone. `CHROME_PATH` names the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/stock-up.ts',
  outputDir: join(ROOT, 'test-results', 'e2e'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(ROOT, 'test-results', 'e2e.json') }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every test would take as long as the tests; PWDEBUG or --trace on shows one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: CHROME_ARGS,
      ...(process.env.CHROME_PATH === undefined ? {} : { executablePath: process.env.CHROME_PATH }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      ...(process.env.E2E_PHONE === 'all' ? { testIgnore: DESK_ONLY } : { testMatch: ON_A_PHONE }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node support/start-shop.ts ${PORT}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/health/ready`,
    reuseExistingServer: false,
    // What the shop logs of a reply of 500 stands beside the test that got it.
    stdout: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
