import type { Page } from '@playwright/test';
import { storedKeys } from '../support/browser-storage.ts';
import { loadPage } from '../support/navigation.ts';
import { countCalls } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';

const STALE_MS = 300_000;

async function loadList(page: Page): Promise<void> {
  await loadPage(page, '/ExploreProducts');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

// CATALOGUE-30
test('lists that the browser stores are asked for again after 5 minutes', async ({ page }) => {
  /** How often a list is asked for whose copy is as old as that. */
  const callsAt = async (ageMs: number): Promise<number> => {
    await expect.poll(() => storedKeys(page)).toContain('products');
    await page.evaluate(`{
      const copy = JSON.parse(localStorage.getItem('products'));
      localStorage.setItem('products', JSON.stringify({ ...copy, fetchedAt: Date.now() - ${ageMs} }));
    }`);
    const calls = countCalls(page, 'product-cards');
    await loadList(page);
    await page.waitForLoadState('networkidle');
    return calls();
  };

  await loadList(page);
  expect.soft(await callsAt(STALE_MS - 60_000), 'shown without a call before 5 minutes').toBe(0);
  expect.soft(await callsAt(STALE_MS + 1_000), 'stale after 5 minutes').toBe(1);
});
