import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = {
  /** The selector of what is looked at; the whole page without one. */
  readonly part?: string | undefined;
  /** The only rules that count, or the tags of them; all that axe has without either. */
  readonly rules?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
};

/** What axe finds wrong with a page, a line for each of its rules. */
export async function axeFaults(page: Page, { part, rules, tags }: Look = {}): Promise<string[]> {
  // In one page and told of faults alone, axe takes half the time; our pages have no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  if (rules !== undefined) axe.withRules([...rules]);
  if (tags !== undefined) axe.withTags([...tags]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing that axe finds is wrong with the page as it stands, or with a part of it. */
export async function expectNoAxe(page: Page, part?: string): Promise<void> {
  expect(await axeFaults(page, { part })).toEqual([]);
}

/** Nothing that axe finds is wrong with what a page of the staff app shows inside its frame. */
export async function expectPageWithoutAxe(page: Page): Promise<void> {
  // A page that was only just gone to has nothing yet that could be wrong.
  await expect(page.locator('main h1')).toBeVisible();
  await expectNoAxe(page, 'main');
}
