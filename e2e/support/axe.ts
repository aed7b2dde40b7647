import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Look = {
  /** The tags of the rules that count; all that axe has without them. */
  readonly tags?: readonly string[] | undefined;
};

/** What axe finds wrong with a page, a line for each of its rules. */
export async function axeFaults(page: Page, { tags }: Look = {}): Promise<string[]> {
  // In one page and told of faults alone, axe takes half the time; our pages have no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (tags !== undefined) axe.withTags([...tags]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
