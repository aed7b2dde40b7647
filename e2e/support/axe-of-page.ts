import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe finds is wrong with what a page of the staff app shows inside its frame. */
export async function expectPageWithoutAxe(page: Page): Promise<void> {
  // A page that was only just gone to has nothing yet that could be wrong.
  await expect(page.locator('main h1')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
