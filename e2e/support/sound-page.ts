import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Except endless animations.
const STANDS_STILL = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;

export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(STANDS_STILL)).toBe(true);
  expect(await axeFaults(page, { tags: TAGS })).toEqual([]);
}

/** Without axe, which component tests run on each state. */
export async function expectFits(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/.+ – Ilaneer$/);
  await expect(page.locator('h1')).toHaveCount(1);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

export async function expectSoundPage(page: Page): Promise<void> {
  await expectFits(page);
  // Targets under the sticky head count as too small.
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await expectAccessible(page);
}
