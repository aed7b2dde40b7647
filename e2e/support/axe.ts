import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = {
  /** Selector; default: the page. */
  readonly part?: string | undefined;
  /** Rules or tags; default: all. */
  readonly rules?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
};

/** By rule. */
export async function axeFaults(page: Page, { part, rules, tags }: Look = {}): Promise<string[]> {
  // One page without frames, violations only: half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  if (rules !== undefined) axe.withRules([...rules]);
  if (tags !== undefined) axe.withTags([...tags]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Of a page or part. */
export async function expectNoAxe(page: Page, part?: string): Promise<void> {
  expect(await axeFaults(page, { part })).toEqual([]);
}

export async function expectPageWithoutAxe(page: Page): Promise<void> {
  // The page must have loaded.
  await expect(page.locator('main h1')).toBeVisible();
  await expectNoAxe(page, 'main');
}
