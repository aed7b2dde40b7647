import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

// STOREFRONT-1, STOREFRONT-3
test('a plain address leads to its page behind the hash, and one of nothing is not found', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  await page.goto('/products?category=oil&sort=newest');
  await expect(page).toHaveURL(/\/#\/products\?category=oil&sort=newest$/);
  await expect(page.getByRole('combobox', { name: 'Sort products' })).toHaveValue('newest');
  await page.goto('/blog-details/from-husk-to-rope');
  await expect(page).toHaveURL(/\/#\/blog-details\?slug=from-husk-to-rope$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From husk to rope: the story of coir');
  await page.goBack();
  await expect(page).toHaveURL(/\/#\/products\?category=oil&sort=newest$/);

  for (const [address, says] of [
    ['/nowhere', "OOPS! The page you were looking for doesn't exist"],
    ['/%zz', "OOPS! The page you were looking for doesn't exist"],
    ['/Product-page/nothing', 'Product not found.'],
    ['/blog-details/nothing', 'Article not found'],
  ] as const) {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says);
    await expect(page).toHaveTitle(/not found/);
  }

  await page.goto('/PRODUCTS?category=oil');
  await expect(page).toHaveURL(/\/#\/products\?category=oil$/);
  await page.goto('/product-page/coir-scrub-brush');
  await expect(page).toHaveURL(/\/#\/Product-page\/coir-scrub-brush$/);

  const reply = await page.goto('/nowhere/at-all?x=1');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^OOPS! The page/);
  await expect(page).toHaveURL(/\/#\/nowhere\/at-all\?x=1$/);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/#\/cart$/);
});
