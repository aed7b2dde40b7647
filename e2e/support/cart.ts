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

/** What adds a line to the wishlist. */
export function addToWishlist(page: Page): Locator {
  return page.getByRole('button', { name: /^Add to wishlist/ });
}

/** What asks for a line of water to be removed. */
export function removeWater(page: Page): Locator {
  return page.getByRole('button', { name: /^Remove Tender/ });
}

/** Asks for the line of water to be removed; resolves to the dialog that asks back. */
export async function askToRemove(page: Page): Promise<Locator> {
  await removeWater(page).click();
  return page.getByRole('alertdialog', { name: 'Remove Item' });
}

/** Removes the line of water. */
export async function removeLine(page: Page): Promise<void> {
  await (await askToRemove(page)).getByRole('button', { name: 'Remove' }).click();
}
