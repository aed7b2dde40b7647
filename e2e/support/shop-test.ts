import { test as base, expect } from '@playwright/test';
import { type Server, serverOf } from './server.ts';
import { callsOf, newShopper, type Shopper } from './shopper.ts';

type Fixtures = {
  /** Announces problems that the test causes on purpose; every other one fails it. */
  readonly allowProblems: (...patterns: readonly RegExp[]) => void;
  /** How the shop's server answers the page. */
  readonly server: Server;
  /** Somebody with an account, who is nobody else's shopper. */
  readonly shopper: Shopper;
  /** What that shopper does without a screen. */
  readonly calls: ReturnType<typeof callsOf>;
};

/** In every tab: a console error, a page error, a failed request or a server error that was not announced fails the test. */
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
        // A page that is left, or a query that is not needed any more, ends its requests itself.
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
