import AxeBuilder from '@axe-core/playwright';
import { signupForm } from '@ilaneer/testing/signup-form';
import { test as base, expect, type Page } from '@playwright/test';

/** A shopper who signed up by the API. */
export type Shopper = { readonly token: string; readonly user: { readonly name: string } };

type Fixtures = {
  /** Announces a problem that the test causes on purpose; every other one fails it. */
  readonly allowProblem: (pattern: RegExp) => void;
  readonly shopper: Shopper;
};

/** Every console error, page error and failed request that was not announced fails the test. */
export const test = base.extend<Fixtures>({
  allowProblem: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('requestfailed', (request) => {
        // A page that is left, or a query that is not needed any more, ends its requests itself.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ request }, use) => {
    const response = await request.post('/api/signup-with-email', { data: signupForm() });
    expect(response.status()).toBe(201);
    await use(await response.json());
  },
});

/** Logs a shopper in as a browser that was here before. */
export async function logIn(page: Page, { token, user }: Shopper): Promise<void> {
  await page.addInitScript(
    ([authToken, userData]) => {
      if (sessionStorage.getItem('logged in once') !== null) return;
      sessionStorage.setItem('logged in once', 'yes');
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('userData', userData);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** Nothing that axe knows of stands in anybody's way. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export { expect };
