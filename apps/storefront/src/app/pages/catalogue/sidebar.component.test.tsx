import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectTextOfEach } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerCatalogue, answerProduct, CAP, CREW, TOTE } from '../../../../testing/replies/catalogue.ts';

function ticks(): string[] {
  return page
    .getByRole('checkbox')
    .elements()
    .map((tick) => tick.closest('label')?.textContent ?? '');
}

it('is a separate screen with fixed filters (CATALOGUE-18)', async () => {
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

it('applies the ticked filters to the merchandise (CATALOGUE-18)', async () => {
  answerProduct(openFakeServer(), TOTE, CAP, CREW);
  await renderShop('/Sidebar');
  await page.getByRole('checkbox', { name: 'Caps' }).click();
  await page.getByRole('checkbox', { name: 'T-shirts' }).click();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  await page.getByRole('checkbox', { name: '₹10-₹500' }).click();
  await page.getByRole('link', { name: 'Show 2 items' }).click();
  await expect.element(page.getByRole('heading', { name: 'Explore Merchandise Products' })).toBeVisible();
  await expectTextOfEach(
    page.getByRole('button', { name: /^Remove filter/ }),
    'Caps',
    'T-shirts',
    '₹10-₹500',
  );
  await expect.element(page.getByRole('article')).toHaveLength(2);
  history.back();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => location.hash).toBe('#/Sidebar');
});
