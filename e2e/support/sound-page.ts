import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A colour or a place on its way from one to another is nobody's final state; what turns for ever never ends.
const STANDS_STILL = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;

/** Nothing that axe knows of stands in anybody's way. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(STANDS_STILL)).toBe(true);
  expect(await axeFaults(page, { tags: TAGS })).toEqual([]);
}

/** A page as every one has to be: named, with one main heading, no wider than the screen, accessible. */
export async function expectSoundPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/.+ – Ilaneer$/);
  await expect(page.locator('h1')).toHaveCount(1);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // What happens to lie half under the fixed head counts as too small a target.
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await expectAccessible(page);
}
