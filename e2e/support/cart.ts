import type { Locator, Page } from '@playwright/test';

/** The plus of a line: of the only one, or of this product's. */
export function oneMore(page: Page, product = ''): Locator {
  return page.getByRole('button', { name: new RegExp(`^One more ${product}`) });
}

/** The minus of a line. */
export function oneLess(page: Page): Locator {
  return page.getByRole('button', { name: /^One less/ });
}
