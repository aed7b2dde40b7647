import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export async function expectTitle(name: string | RegExp): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

export async function expectText(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await expect.element(page.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible();
  }
}

export async function expectGone(...gone: readonly Locator[]): Promise<void> {
  for (const one of gone) await expect.element(one).not.toBeInTheDocument();
}
