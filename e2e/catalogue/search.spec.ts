import { logInByDialog } from '../support/account-dialogs.ts';
import { goBackOverLayer, openAccountDialog } from '../support/navigation.ts';
import { searchOf } from '../support/search.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/sound-page.ts';

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
  await expectAccessible(page);
  await options.first().click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/Product-page\/tender-coconut-water-200ml/);

  await open();
  await expect(status).toHaveText('Recent searches');
  await expect(options).toHaveText(['tendar cocnut']);
  await expectAccessible(page);
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

test('a search that is asked for in the moment of its closing opens again', async ({ page }) => {
  const { open, box } = searchOf(page);
  await page.goto('/#/');
  await open();
  await expect(box).toBeFocused();
  // The element tells of its closing in a task of its own, before which a key can be pressed.
  await page.evaluate(`
    document.querySelector('dialog[aria-label="Search"]').close();
    document.querySelector('header button[aria-haspopup="dialog"][aria-expanded]').click();
  `);
  await expect(box).toBeFocused();
  await box.fill('cap');
  await expect(box).toHaveValue('cap');
});

test('all results of a word of another language are on the explore page', async ({ page }) => {
  const { open, box, options } = searchOf(page);
  await page.goto('/#/cart');
  await open();
  await box.fill('വെളിച്ചെണ്ണ');
  const all = options.filter({ hasText: /^See all results \(\d+\)$/ });
  const total = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await all.click();
  await expect(page).toHaveURL(/ExploreProducts\?q=/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${total} items`);
  for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts()) {
    expect(name).toContain('Coconut Oil');
  }
});

test('the results are those of the header in their order, under what was searched for', async ({ page }) => {
  const { open, box, options } = searchOf(page);
  await page.goto('/#/');
  await open();
  await box.fill('tender coconut water');
  const all = options.filter({ hasText: /^See all results \(\d+\)$/ });
  const total = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  const shown = await options.locator('span.line-clamp-2').allInnerTexts();
  await box.press('Enter');
  await expect(page).toHaveURL(/ExploreProducts\?q=tender/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tender coconut water”');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Search results');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${total} items`);
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(names.slice(0, shown.length)).toEqual(shown);
  await expect(page.getByRole('combobox', { name: 'Sort products' })).toHaveValue('relevance');
  await expectAccessible(page);
});

test('the explore page puts a typing mistake right, and shows the variant that was named', async ({
  page,
}) => {
  await page.goto('/#/ExploreProducts');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('red notbook');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “red notebook”');
  await expect(
    page.getByText('Nothing matches “red notbook”, so these are the results for “red notebook”.'),
  ).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/Product-page\/[\w-]+\?variant=/);
  await expect(page.getByRole('button', { name: 'Red', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('help is among what the header finds, in a group of its own', async ({ page }) => {
  const { open, box, panel, status } = searchOf(page);
  await page.goto('/#/');
  await open();
  await box.fill('refund');
  await expect(status).toHaveText('No products for “refund”');
  const help = panel.getByRole('group', { name: 'Help and articles' });
  await expect(help.getByRole('option').first()).toHaveText('Refund Policy');
  await expectAccessible(page);
  await help.getByRole('option', { name: /\?$/ }).first().click();
  await expect(page).toHaveURL(/#\/Faq\?search=/);
  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible();
});

test('a colour that is named is the colour that is shown and opened', async ({ page }) => {
  const { open, box, options } = searchOf(page);
  await page.goto('/#/');
  await open();
  await box.fill('red grove notebook');
  await expect(options.first()).toContainText('Red');
  await options.first().click();
  await expect(page).toHaveURL(/Product-page\/grove-ruled-notebook\?variant=/);
  await expect(page.getByRole('button', { name: 'Red', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a search that nothing answers says so, and one that fails can be tried again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/api\/search/);
  const { open, box, panel, options, status } = searchOf(page);
  await page.goto('/#/');
  await open();
  await box.fill('laptop');
  await expect(status).toHaveText('Nothing found for “laptop”. You could look for');
  await expect(options.first()).toHaveText('Tender coconut water');
  await expectAccessible(page);
  await page.route('**/api/search?**', (route) => route.abort());
  await box.fill('oil');
  await expect(status).toHaveText('The search could not be reached.');
  await expectAccessible(page);
  await page.unroute('**/api/search?**');
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(options.first()).toContainText('Coconut Oil');
});

test('what was searched for is gone after logging out', async ({ page, shopper }) => {
  const { open, box, panel, status } = searchOf(page);
  await page.goto('/#/');
  await openAccountDialog(page, 'Login / Register');
  await logInByDialog(page, shopper);
  await open();
  await box.fill('hamper');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=hamper/);
  await open();
  await expect(status).toHaveText('Recent searches');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openAccountDialog(page, 'Logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await open();
  await expect(status).toHaveText('You could look for');
});
