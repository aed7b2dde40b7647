import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

// Calls that fail are tried again a few times before the page says so.
const PATIENCE = { timeout: 20_000 };

/** An alert that says so. */
export function alertSaying(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Something is in sight; like all that follows, it names what is missing and lets the test go on. */
export async function expectInSight(place: Locator, what: string): Promise<void> {
  await expect.soft(place.filter({ visible: true }).first(), what).toBeVisible(PATIENCE);
}

/** Each of these texts stands there by itself. */
export async function expectText(place: Page | Locator, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expectInSight(place.getByText(text, { exact: true }), text);
}

/** A control or heading of each of these names is there. */
export async function expectNamed(
  place: Page | Locator,
  role: Role,
  ...names: readonly (string | RegExp)[]
): Promise<void> {
  for (const name of names) {
    await expectInSight(place.getByRole(role, { name, exact: true }), `${role} ${name}`);
  }
}
