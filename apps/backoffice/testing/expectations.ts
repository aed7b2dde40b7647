import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** The title of the page that is open. */
export async function expectTitle(name: string | RegExp): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Each of these texts is shown. */
export async function expectText(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await expect.element(page.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible();
  }
}

/** None of these is there. */
export async function expectGone(...gone: readonly Locator[]): Promise<void> {
  for (const one of gone) await expect.element(one).not.toBeInTheDocument();
}
