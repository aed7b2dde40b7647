import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

type Role = Parameters<typeof page.getByRole>[0];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An alert says this, letter by letter. */
export async function expectAlert(text: string): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
}

/** Each of these texts is shown. */
export async function expectText(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
}

/** A control or heading of each of these names is there. */
export async function expectNamed(role: Role, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    await expect.element(page.getByRole(role, { name, exact: true }).first()).toBeVisible();
  }
}

/** axe finds nothing in the page as it stands, once nothing moves any more. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(isAtRest).toBe(true);
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The texts of these, in their order. */
export async function expectTextOfEach(each: Locator, ...texts: readonly string[]): Promise<void> {
  await expect.poll(() => each.elements().map(({ textContent }) => textContent)).toEqual(texts);
}

function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
