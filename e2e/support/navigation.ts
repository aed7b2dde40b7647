import { expect, type Page } from '@playwright/test';

// Full navigation.
const DESKTOP = 1024;

export async function goTo(page: Page, label: string): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: label }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
  }
}

export async function openAccountDialog(page: Page, label: 'Login / Register' | 'Logout'): Promise<void> {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: label }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: label }).click();
  }
}

export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? DESKTOP) < DESKTOP;
}

export async function loadPage(page: Page, route: string, origin = ''): Promise<void> {
  // A hash change alone would not load.
  await page.goto(`${origin}/?load=${crypto.randomUUID()}#${route}`);
}

export async function moveTo(page: Page, route: string): Promise<void> {
  await page.evaluate(`window.location.hash = '#${route}'`);
}

/** The overlay's history step follows shortly after it shows. */
export async function goBackOverLayer(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('history.state?.layer?.isStep')).toBe(true);
  await page.goBack();
}

export async function openHome(page: Page): Promise<void> {
  await loadPage(page, '/Empty');
  await moveTo(page, '/');
}
