import type { Page } from '@playwright/test';

/** The names of all that the browser stores for the shop. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}
