import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { BROWSER_FLAGS } from '../../scripts/find-browser.ts';
import { contractVersion } from './build/contract-version.ts';

const browserPath = process.env.CHROME_PATH;

/** Chromium: `CHROME_PATH` or Playwright's. */
export default defineProject({
  plugins: [react(), tailwindcss(), contractVersion()],
  // Late discovery would reload a running test.
  optimizeDeps: { include: ['react-dom/client'] },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    testTimeout: 20_000,
    // For busy machines.
    expect: { poll: { timeout: 10_000 } },
    // A browser context each.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(browserPath && { executablePath: browserPath }), args: [...BROWSER_FLAGS] },
        // Presses wait for stable elements.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1_280, height: 900 } }],
    },
  },
});
