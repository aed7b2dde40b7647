import { test as base, expect } from '@playwright/test';
import { type Server, serverOf } from './server.ts';
import { callsOf, newShopper, type Shopper } from './shopper.ts';

type Fixtures = {
  /** Expected problems; all others fail the test. */
  readonly allowProblems: (...patterns: readonly RegExp[]) => void;
  readonly server: Server;
  readonly shopper: Shopper;
  readonly calls: ReturnType<typeof callsOf>;
};

/** Console, page, request and server errors fail the test in every tab. */
export const test = base.extend<Fixtures>({
  allowProblems: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('response', (response) => {
        if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
      });
      context.on('requestfailed', (request) => {
        // Aborted by the page.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
      });
      await use((...patterns) => {
        allowed.push(...patterns);
      });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  server: async ({ page, allowProblems }, use) => {
    await use(serverOf(page, allowProblems));
  },
  shopper: async ({ request }, use) => {
    await use(await newShopper(request));
  },
  calls: async ({ request, shopper }, use) => {
    await use(callsOf(request, shopper));
  },
});

export { expect };
