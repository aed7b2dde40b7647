import type { Locator, Page } from '@playwright/test';

/** How far the page is scrolled, in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate<number>('window.scrollY');
}

/** Scrolls the page to a place, in px from its top. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`window.scrollTo(0, ${top})`);
}

/** Where something stands on the page, in px from its top. */
export async function topOf(page: Page, part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (await scrollTop(page));
}
