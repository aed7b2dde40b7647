import { expect, type Page } from '@playwright/test';

// From this width on the bar shows its links itself.
const DESKTOP = 1024;

/** Follows a link of the navigation, through the menu where the screen is narrow. */
export async function goTo(page: Page, label: string): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
  }
}

/** Opens the account dialog of the navigation. */
export async function openAccountDialog(page: Page, label: 'Login / Register' | 'Logout'): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: label }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: label }).click();
  }
}

/** Whether the navigation hides behind a menu. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? DESKTOP) < DESKTOP;
}

/** Loads a page of the shop, or of one of a test's own, as if for the first time. */
export async function loadPage(page: Page, route: string, origin = ''): Promise<void> {
  // Another hash alone is a step within the page that is open, and `goto` may be back before it is taken.
  await page.goto(`${origin}/?load=${crypto.randomUUID()}#${route}`);
}

/** Goes to another page of the shop without loading anything anew. */
export async function moveTo(page: Page, route: string): Promise<void> {
  await page.evaluate(`window.location.hash = '#${route}'`);
}

/** Presses Back over a layer; it gets its step in the history a moment after it shows, sooner than a hand can press. */
export async function goBackOverLayer(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('history.state?.layer?.isStep')).toBe(true);
  await page.goBack();
}

/** Opens the home page from another one: the app asks for what it shows, where the server sends it all at once. */
export async function openHome(page: Page): Promise<void> {
  await loadPage(page, '/Empty');
  await moveTo(page, '/');
}
