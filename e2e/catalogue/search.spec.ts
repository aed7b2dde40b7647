import { goBackOverLayer } from '../support/navigation.ts';
import { searchOf } from '../support/search.ts';
import { expect, test } from '../support/shop-test.ts';

test('a mistyped search in the head of the page leads to the product', { tag: '@phone' }, async ({
  page,
}) => {
  const { open, panel, box, options, status } = searchOf(page);
  await page.goto('/#/');
  await open();
  await expect(box).toBeFocused();
  await expect(status).toHaveText('You could look for');
  await box.fill('tendar cocnut');
  await expect(status).toHaveText(/^\d+ products for “tender coconut”$/);
  await expect(options.first()).toContainText('Tender Coconut Water 200 ml');
  await expect(options.first()).toContainText('₹50.00');
  await options.first().click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/Product-page\/tender-coconut-water-200ml/);

  await open();
  await expect(status).toHaveText('Recent searches');
  await expect(options).toHaveText(['tendar cocnut']);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(status).toHaveText('You could look for');
  await panel.getByRole('button', { name: 'Close search' }).click();
  await expect(panel).toBeHidden();

  await open();
  await expect(box).toBeFocused();
  await goBackOverLayer(page);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/Product-page\/tender-coconut-water-200ml/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
});

test('words of another language, mistyped or with a colour find the goods, and help', async ({ page }) => {
  const { open, box, options, panel, status } = searchOf(page);
  const main = page.getByRole('main');
  const all = options.filter({ hasText: /^See all results \(\d+\)$/ });
  const isRed = () =>
    expect(page.getByRole('button', { name: 'Red', exact: true, pressed: true })).toBeVisible();
  await page.goto('/#/cart');

  await test.step('all results of the head are those of the explore page', async () => {
    await open();
    await box.fill('വെളിച്ചെണ്ണ');
    const total = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(main.getByRole('status').first()).toHaveText(`${total} items`);
    for (const name of await main.getByRole('article').getByRole('heading').allInnerTexts()) {
      expect(name).toContain('Coconut Oil');
    }
  });

  await test.step('they have the same order', async () => {
    await open();
    await box.fill('tender coconut water');
    await expect(all).toBeVisible();
    const shown = await options.locator('span.line-clamp-2').allInnerTexts();
    await box.press('Enter');
    await expect(page).toHaveURL(/ExploreProducts\?q=tender/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tender coconut water”');
    await expect(page.getByRole('combobox', { name: 'Sort products' })).toHaveValue('relevance');
    await expect(main.getByRole('article').getByRole('heading').first()).toHaveText(shown[0] ?? '');
    const names = await main.getByRole('article').getByRole('heading').allInnerTexts();
    expect(names.slice(0, shown.length)).toEqual(shown);
  });

  await test.step('the explore page corrects a mistake, and shows the variant that was named', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill('red notbook');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “red notebook”');
    await expect(
      page.getByText('Nothing matches “red notbook”, so these are the results for “red notebook”.'),
    ).toBeVisible();
    await main.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/Product-page\/[\w-]+\?variant=/);
    await isRed();
  });

  await test.step('so does the head', async () => {
    await open();
    await box.fill('red grove notebook');
    await expect(options.first()).toContainText('Red');
    await options.first().click();
    await expect(page).toHaveURL(/Product-page\/grove-ruled-notebook\?variant=/);
    await isRed();
  });

  await test.step('a policy and a question are found in their own group', async () => {
    await open();
    await box.fill('refund');
    await expect(status).toHaveText('No products for “refund”');
    const help = panel.getByRole('group', { name: 'Help and articles' });
    await expect(help.getByRole('option').first()).toHaveText('Refund Policy');
    await help.getByRole('option', { name: /\?$/ }).first().click();
    await expect(page).toHaveURL(/#\/Faq\?search=/);
    await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();
  });
});
