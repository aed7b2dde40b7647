import type { Page } from '@playwright/test';

/** The names of all that the browser stores for the shop. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

/** The page lets go of something that it stores, and knows it until it is loaded anew. */
export async function forget(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => localStorage.removeItem(name), key);
}

/** The page lets go of all that it stores. */
export async function forgetAll(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}
