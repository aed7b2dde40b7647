import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';

type Role = Parameters<typeof page.getByRole>[0];

export async function expectAlert(text: string): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
}

export async function expectText(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
}

export async function expectNamed(role: Role, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await expect.element(page.getByRole(role, { name, exact: true }).first()).toBeVisible();
  }
}

export async function expectTextOfEach(each: Locator, ...texts: readonly string[]): Promise<void> {
  await expect.poll(() => each.elements().map(({ textContent }) => textContent)).toEqual(texts);
}
