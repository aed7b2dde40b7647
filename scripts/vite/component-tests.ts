import { playwright } from '@vitest/browser-playwright';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';
import { BROWSER_FLAGS } from '../find-browser.ts';

/** `CHROME_PATH`: browser; default: Playwright's. Apps of another `groupOrder` run one after the other. */
export function componentTests(
  name: string,
  plugins: NonNullable<UserWorkspaceConfig['plugins']>,
  groupOrder: number,
) {
  const browserPath = process.env.CHROME_PATH;
  return defineProject({
    plugins,
    // Found later, it would reload the page during a test.
    optimizeDeps: { include: ['react-dom/client'] },
    test: {
      name,
      include: ['src/**/*.component.test.tsx'],
      setupFiles: ['@ilaneer/testing/browser/act-at-once'],
      sequence: { groupOrder },
      testTimeout: 20_000,
      // Busy machines render slowly.
      expect: { poll: { timeout: 10_000 } },
      // Modules and the page stay loaded from file to file: half of the time.
      isolate: false,
      // Each with its own browser context.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(browserPath && { executablePath: browserPath }), args: [...BROWSER_FLAGS] },
          // Presses wait for animations.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1_280, height: 900 } }],
      },
    },
  });
}
