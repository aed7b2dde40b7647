import type { Locator, Page } from '@playwright/test';

/** An alert that says so. */
export function alertSaying(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}
