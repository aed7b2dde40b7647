import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Look = {
  /** The tags of the rules that count; all that axe has without them. */
  readonly tags?: readonly string[] | undefined;
};

/** Violations found by axe, one line per rule. */
export async function axeFaults(page: Page, { tags }: Look = {}): Promise<string[]> {
  // Half the time with one page and violations only. Frames show pages of the shop, which are looked at by themselves.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if (tags !== undefined) axe.withTags([...tags]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
