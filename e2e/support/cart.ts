import type { Locator, Page } from '@playwright/test';
import { loadPage } from './navigation.ts';

/** The cart of a shopper who has something in it, loaded anew. */
export async function loadCart(page: Page): Promise<void> {
  await loadPage(page, '/cart');
  await page.getByRole('list', { name: 'Items in your cart' }).waitFor();
}

/** The plus of a line: of the only one, or of this product's. */
export function oneMore(page: Page, product = ''): Locator {
  return page.getByRole('button', { name: new RegExp(`^One more ${product}`) });
}

/** The minus of a line. */
export function oneLess(page: Page): Locator {
  return page.getByRole('button', { name: /^One less/ });
}
