import type { Page } from '@playwright/test';

/** Storage keys. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}
