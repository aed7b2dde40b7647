import { expect, test } from '../support/shop-test.ts';

// STOREFRONT-21, CATALOGUE-19
test('without scripts a visitor reads, filters and follows links, and pages name the parts that need scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const reply = await page.goto('/');
  expect(await reply?.text()).toContain('<noscript>');
  await page.getByRole('link', { name: 'Our Products' }).first().click();
  await page.getByRole('link', { name: 'Monsoon Heavy T-shirt' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon Heavy T-shirt');
  await page.goto('/Faq');
  await expect(page.getByText('What does Ilaneer sell?')).toBeVisible();
  // Above the home page, which their address serves.
  const missing = page.getByText(/needs? JavaScript/);
  await page.goto('/');
  await expect(missing.filter({ visible: true })).toHaveCount(0);
  for (const [address, says] of [
    ['/cart', 'The cart needs JavaScript.'],
    ['/wishlist', 'The wishlist needs JavaScript.'],
    ['/login', 'The login needs JavaScript.'],
    ['/Sidebar', 'This list needs JavaScript.'],
  ] as const) {
    await page.goto(address);
    await expect(missing.filter({ visible: true })).toContainText([says]);
  }

  const status = page.locator('main').getByRole('status').first();
  await page.goto('/products');
  await expect(page.getByRole('button', { name: 'Show Filters' })).toBeHidden();
  await page.getByText('Filters', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'T-shirts' }).check();
  await page.getByRole('radio', { name: 'In stock' }).check();
  await page.getByLabel('Sort products').selectOption('price-low-to-high');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveTitle('T-shirts: Our Products – Ilaneer');
  await expect(page.getByRole('checkbox', { name: 'T-shirts' })).toBeChecked();
  const chosen = await status.textContent();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('monsoon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=monsoon/);
  await expect(status).not.toHaveText(chosen ?? '');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveTitle('Our Products – Ilaneer');
  await context.close();
});
