import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerCatalogue, TOTE } from '../../../../testing/replies/catalogue.ts';

/** In the open section. */
function ticks(): string[] {
  return page
    .getByRole('checkbox')
    .elements()
    .map((tick) => tick.closest('label')?.textContent ?? '');
}

it('is a screen of its own with fixed filters (CATALOGUE-18)', async () => {
  answerCatalogue(openFakeServer(), TOTE);
  await renderShop('/Sidebar');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Filters' })).toBeVisible();
  const categories = ['All', 'T-shirts', 'Notebooks', 'Packaging', 'Caps', 'Other bags', 'Eco friendly'];
  await expect.poll(ticks).toEqual(categories);
  await expectAccessible();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await expect.poll(ticks).toEqual(['₹10-₹500', '₹500-₹1000', '₹1000-₹1500', '₹1500-₹2500']);
  await page.getByRole('button', { name: 'Colors', exact: true }).click();
  const colors = ['Black', 'Turquoise', 'Yellow', 'Maroon', 'Grey', 'Purple', 'Red', 'White', 'Pink'];
  await expect.poll(ticks).toEqual(colors);
});
