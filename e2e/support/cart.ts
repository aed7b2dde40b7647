import type { Locator, Page } from '@playwright/test';

/** Of the only line, or the product's. */
export function oneMore(page: Page, product = ''): Locator {
  return page.getByRole('button', { name: new RegExp(`^One more ${product}`) });
}

export function oneLess(page: Page): Locator {
  return page.getByRole('button', { name: /^One less/ });
}
