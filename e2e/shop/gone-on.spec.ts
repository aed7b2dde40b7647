import { holdScripts } from '../support/served-pages.ts';
import { expect, test } from '../support/shop-test.ts';

// STOREFRONT-3: the app takes a drawn page over, or leaves it to whoever has gone on.

test('whoever goes on before the scripts gets the page that they went to', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Cart', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/cart$/);
  release();
  await expect(page.getByText('Please log in to see what is in your cart')).toBeVisible();
});

for (const tasks of [0, 1, 2, 3, 4, 6, 8]) {
  test(`whoever goes on ${tasks} tasks after the app has read the page arrives, without a mismatch`, async ({
    page,
  }) => {
    await page.addInitScript(`
      const find = document.getElementById.bind(document);
      const goOnAfter = (left) => {
        if (left === 0) location.hash = '#/about-us';
        else setTimeout(() => goOnAfter(left - 1));
      };
      document.getElementById = (id) => {
        if (id === 'page-data') goOnAfter(${tasks});
        return find(id);
      };
    `);
    await page.goto('/');
    await expect(page).toHaveTitle(/^About/);
    await expect(page).toHaveURL(/#\/about-us$/);
    await page.goBack();
    await expect(page).toHaveTitle('Home – Ilaneer');
  });
}
