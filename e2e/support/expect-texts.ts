import type { Locator, Page } from '@playwright/test';

export function alertSaying(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}
