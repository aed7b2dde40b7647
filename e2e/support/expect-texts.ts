import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

// Calls are retried before an error shows.
const PATIENCE = { timeout: 20_000 };

/** By text. */
export function alertSaying(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Soft, with a name. */
export async function expectInSight(place: Locator, what: string): Promise<void> {
  await expect.soft(place.filter({ visible: true }).first(), what).toBeVisible(PATIENCE);
}

/** Exact texts. */
export async function expectText(place: Page | Locator, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expectInSight(place.getByText(text, { exact: true }), text);
}

/** By role and names. */
export async function expectNamed(
  place: Page | Locator,
  role: Role,
  ...names: readonly (string | RegExp)[]
): Promise<void> {
  for (const name of names) {
    await expectInSight(place.getByRole(role, { name, exact: true }), `${role} ${name}`);
  }
}
