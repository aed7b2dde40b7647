import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/find-browser.ts';
import { useMemory } from '../scripts/use-memory.ts';

useMemory();

const ROOT = join(import.meta.dirname, '..');
// One port per checkout.
const PORT = Number(process.env.E2E_PORT ?? 3199);
// Set before the shop and the workers start, which inherit it.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ilaneer-e2e-'));
// Chromium uses the last list, so Playwright's own is repeated. The last two draw address bar suggestions for
// each window, a quarter of the tests' time.
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

/** Real built shop on a desktop; the tests tagged @phone on a phone. `CHROME_PATH`: browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/stock-up.ts',
  outputDir: join(ROOT, 'test-results', 'e2e'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(ROOT, 'test-results', 'e2e.json') }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces double the time; use PWDEBUG or --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: CHROME_ARGS,
      ...(process.env.CHROME_PATH === undefined ? {} : { executablePath: process.env.CHROME_PATH }),
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node support/start-shop.ts ${PORT}`,
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/health/ready`,
    reuseExistingServer: false,
    // Server log of 500s beside their test.
    stdout: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
