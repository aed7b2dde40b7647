import { playwright } from '@vitest/browser-playwright';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';
import { BROWSER_FLAGS } from '../find-browser.ts';

/**
 * The tests of an app's components, in a real browser; `CHROME_PATH` names it, else it is Playwright's own. Apps of another
 * `groupOrder` are tested one after the other.
 */
export function componentTests(
  name: string,
  plugins: NonNullable<UserWorkspaceConfig['plugins']>,
  groupOrder: number,
) {
  const browserPath = process.env.CHROME_PATH;
  return defineProject({
    plugins,
    // Found later, it would make Vite load the page again in the middle of a test.
    optimizeDeps: { include: ['react-dom/client'] },
    test: {
      name,
      include: ['src/**/*.component.test.tsx'],
      setupFiles: ['@ilaneer/testing/browser/act-at-once'],
      sequence: { groupOrder },
      testTimeout: 20_000,
      // A busy machine is slow to render.
      expect: { poll: { timeout: 10_000 } },
      // Each has a browser context of its own.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(browserPath && { executablePath: browserPath }), args: [...BROWSER_FLAGS] },
          // A press waits until nothing moves.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1_280, height: 900 } }],
      },
    },
  });
}
