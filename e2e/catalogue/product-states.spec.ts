import { forgetAll } from '../support/browser-storage.ts';
import { expectInSight, expectNamed, expectPartOfText, expectText } from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';

const SHIRT = '/Product-page/monsoon-heavy-t-shirt';
const TOTE = '/Product-page/market-tote';

// CATALOGUE-27 and CATALOGUE-29
test('the page of a product', async ({ page, server }) => {
  await loadPage(page, SHIRT);
  await expectNamed(page, 'heading', 'Monsoon Heavy T-shirt', 'Other products');
  await expectText(page, 'Features', 'Description', 'Storage instruction', 'Shelf life', 'Certification');
  const yellow = page
    .getByRole('group', { name: /^Colour/ })
    .getByRole('button', { name: 'Yellow', pressed: true });
  await expectInSight(yellow, 'one button group per variant name, first value preselected');
  await expect
    .soft(page.getByRole('link', { name: 'Buy Now', exact: true }))
    .toHaveAttribute('href', /#\/OrderComplete\?/);
  await expectPartOfText(page, 'Stocking up?', 'Need more for a wedding, an office or a shop?');
  const steps = page.getByRole('region', { name: 'From the coast to you' }).getByRole('listitem');
  await expect.soft(steps, 'a static three-step process section').toHaveCount(3);

  await test.step('without further pictures', async () => {
    const withoutPictures = (product: object) => ({ ...product, images: [] });
    await server.change('getProduct', ({ product }: { product: object }) => ({
      product: withoutPictures(product),
    }));
    await forgetAll(page);
    await loadPage(page, SHIRT);
    await expectText(page, 'No additional images available');
  });
});

test('a product that loads, fails or is not there', async ({ page, server, allowProblems }) => {
  await test.step('loading', async () => {
    await server.hang('getProduct');
    await loadPage(page, TOTE);
    await expectText(page, 'Loading...');
  });
  await test.step('refused', async () => {
    await server.refuse('getProduct', 500, 'broken');
    await loadPage(page, TOTE);
    await expectText(page, 'Error loading product.');
  });
  await test.step('unknown', async () => {
    await server.recover();
    allowProblems(/404/);
    await loadPage(page, '/Product-page/no-such-product');
    await expectText(page, 'Product not found.');
  });
});
