import type { Locator, Page } from '@playwright/test';

/** Px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate<number>('window.scrollY');
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`window.scrollTo(0, ${top})`);
}

export async function topOf(page: Page, part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (await scrollTop(page));
}
