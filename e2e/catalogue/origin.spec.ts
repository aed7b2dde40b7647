import type { Page } from '@playwright/test';
import { isNarrow } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

type Cards = { readonly cards: readonly { readonly id: string }[] };

const IMPORTED = ['market-tote', 'beach-drawstring-bag'];
/** They stand open where there is room. */
async function openFilters(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Show Filters' }).click();
}
const origin = (page: Page) => page.getByRole('button', { name: /^Country of origin/ });

test('where all goods are from India, nothing is said of countries (CATALOGUE-40)', async ({ page }) => {
  await page.goto('/#/products');
  await openFilters(page);
  await expect(page.getByRole('button', { name: 'Colors', exact: true })).toBeVisible();
  await expect(origin(page)).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`where something is imported, a list is filtered by country: at ${width} px, by keyboard, in the address (CATALOGUE-40)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await server.change<Cards>('product-cards', ({ cards }) => ({
      cards: cards.map((card) =>
        IMPORTED.includes(card.id) ? { ...card, countryOfOrigin: 'Sri Lanka' } : card,
      ),
    }));
    await page.goto('/#/products');
    await openFilters(page);
    await origin(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'India' })).toBeVisible();
    const country = page.getByRole('checkbox', { name: 'Sri Lanka' });
    await country.focus();
    await page.keyboard.press('Space');
    await expect(country).toBeChecked();
    await expect(page).toHaveURL(/origin=Sri(\+|%20)Lanka/);
    await expect(origin(page)).toContainText('1 chosen');
    await expectAccessible(page);
    await page.getByPlaceholder('Search countries...').fill('peru');
    await expect(page.getByText('No countries found')).toBeVisible();
    if (isNarrow(page)) await page.getByRole('button', { name: 'Show 2 items' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('2 items', { exact: true }).first()).toBeVisible();
    const chip = main.getByRole('button', { name: 'Remove filter From Sri Lanka' });
    await page.reload();
    await expect(chip).toBeVisible();
    await chip.click();
    await expect(page).not.toHaveURL(/origin=/);
    await expect(main.getByText('2 items', { exact: true })).toHaveCount(0);
  });
}
