import type { Page } from '@playwright/test';
import { isNarrow } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The open filters: a panel beside the list, or a sheet over it. */
async function openFilters(page: Page) {
  if (isNarrow(page)) {
    await page.getByRole('button', { name: 'Show Filters' }).click();
    return page.getByRole('dialog', { name: 'Filters' });
  }
  const show = page.getByRole('button', { name: 'Show Filters' });
  if (await show.isVisible()) await show.click();
  return page.getByRole('complementary', { name: 'Filters' });
}

test('the exclusive collection stands above the whole catalogue', async ({ page }) => {
  await page.goto('/#/products');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Homepage', 'Products']);
  const collection = page.getByRole('region', { name: 'The exclusive collection' });
  const featured = collection.getByRole('article');
  await expect(featured).toHaveCount(3);
  for (const [index, packs] of [['1L'], ['500ml', '1L'], ['6', '12', '24', '48']].entries()) {
    const list = featured.nth(index).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(packs.length);
    for (const pack of packs) await expect(list.getByText(new RegExp(`(^|, )${pack}$`))).toBeVisible();
  }
  await collection.getByRole('link', { name: 'Explore merchandise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Merchandise Products');
});

test('filter sections open one at a time, each with its own search', async ({ page }) => {
  await page.goto('/#/products');
  await expect(cards(page).first()).toBeVisible();
  const filters = await openFilters(page);
  await expect(filters.getByRole('checkbox', { name: 'All', exact: true })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: '- Packs (20098990)' })).toBeVisible();
  await filters.getByPlaceholder('Search categories...').fill('65050090');
  await expect(filters.getByRole('checkbox')).toHaveCount(4);
  await filters.getByPlaceholder('Search categories...').fill('nothing like it');
  await expect(filters.getByText('No categories found')).toBeVisible();

  await filters.getByRole('button', { name: 'Price' }).click();
  await expect(filters.getByPlaceholder('Search categories...')).toBeHidden();
  await filters.getByPlaceholder('Search price ranges...').fill('77777');
  await expect(filters.getByText('No price ranges found')).toBeVisible();

  await filters.getByRole('button', { name: 'Colors' }).click();
  await expect(filters.getByPlaceholder('Search price ranges...')).toBeHidden();
  await filters.getByPlaceholder('Search colors...').fill('ultraviolet');
  await expect(filters.getByText('No colors found')).toBeVisible();
  await filters.getByPlaceholder('Search colors...').fill('marOON');
  await filters.getByRole('checkbox', { name: 'Maroon' }).check();
  await expect(page).toHaveURL(/color=Maroon/);

  await filters.getByRole('button', { name: 'Out of stock' }).click();
  await expect(page).toHaveURL(/availability=out-of-stock/);
  await filters.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/#\/products$/);
  await expectSoundPage(page);
});

test('what is chosen on the sidebar screen is applied to the merchandise', async ({ page }) => {
  await page.goto('/#/Sidebar');
  await expect(page.getByRole('checkbox')).toHaveCount(7);
  await page.getByRole('checkbox', { name: 'Caps' }).check();
  await page.getByRole('checkbox', { name: 'T-shirts' }).check();
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('checkbox', { name: '₹10-₹500' }).check();
  await page.getByRole('button', { name: 'Colors' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(9);
  await expectSoundPage(page);
  const apply = page.getByRole('main').getByRole('link', { name: /^Show \d+ items?$/ });
  const count = /\d+/.exec((await apply.textContent()) ?? '')?.[0];
  await apply.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Merchandise Products');
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveText([
    'Caps',
    'T-shirts',
    '₹10-₹500',
  ]);
  await expect(cards(page)).toHaveCount(Number(count));
  await page.goBack();
  await expect(apply).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/#\/Sidebar$/);
});

test('a product: sold-out choices can be looked at, pictures zoom, Buy Now carries the choice', async ({
  page,
}) => {
  await page.goto('/#/Product-page/monsoon-heavy-t-shirt');
  const main = page.getByRole('main');
  const colors = main.getByRole('group', { name: /^Colour/ });
  await expect(colors.getByRole('button', { pressed: true })).toHaveText('Yellow');
  const buyNow = page.getByRole('link', { name: 'Buy Now' });
  await expect(buyNow).toHaveAttribute(
    'href',
    /#\/OrderComplete\?productId=monsoon-heavy-t-shirt&variantId=[^&]+&quantity=1$/,
  );
  await page.getByRole('button', { name: /^One more / }).click();
  await expect(buyNow).toHaveAttribute('href', /&quantity=2$/);
  await colors.getByRole('button', { name: /Purple.*Sold out/ }).click();
  await expect(colors.getByRole('button', { pressed: true })).toHaveText(/Purple/);
  await expect(main.getByText('Out of stock: this choice is sold out at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  await expect(buyNow).toBeHidden();

  await main.getByRole('button', { name: /^Zoom picture 1 of \d/ }).press('Enter');
  const pictures = page.getByRole('dialog', { name: /^Pictures of Monsoon Heavy T-shirt/ });
  const picture = pictures.getByRole('img');
  await expect(pictures.getByRole('status')).toContainText('1 of ');
  const fitted = (await picture.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await expect(pictures.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(fitted * 1.4);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(pictures.getByRole('status')).toContainText('2 of ');
  await picture.click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(fitted * 2);
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  await expect(main.getByRole('button', { name: /^Show picture 2 / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('nothing blank stands below the footer of a product on any screen', async ({ page }) => {
  await page.goto('/#/Product-page/market-tote');
  await expect(page.getByRole('heading', { name: 'Other products' })).toBeVisible();
  const blank = await page.evaluate<number>(
    `document.documentElement.scrollHeight - window.scrollY - document.querySelector('#root > footer').getBoundingClientRect().bottom`,
  );
  expect(Math.abs(blank)).toBeLessThan(1);
});

test('a bulk enquiry says what is missing, checks the GSTIN and ends with a ticket', async ({ page }) => {
  await page.goto('/#/Product-page/tender-coconut-water-pack');
  await page.getByRole('button', { name: 'Ask for a bulk price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a bulk price' });
  const send = dialog.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  for (const problem of [
    'Please tell us what it is for',
    'Please enter your name',
    'Please enter your phone number',
    'Please enter your email address',
  ]) {
    await expect(dialog.getByText(problem)).toBeVisible();
  }
  await expect(dialog.getByRole('textbox', { name: 'Purpose' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Wedding or event' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Purpose' })).toHaveValue('Wedding or event');
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('many');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Menon');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('98470 12345');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill('0123');
  // One wrong digit: the check character gives it away.
  await dialog.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZW');
  await send.click();
  await expect(dialog.getByText('Quantity must be a positive number')).toBeVisible();
  await expect(dialog.getByText('PIN code must be exactly 6 digits and not start with 0')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid GSTIN (15 characters)')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('1,200');
  await dialog.getByRole('textbox', { name: 'PIN code' }).fill('682001');
  await dialog.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZV');
  await expectSoundPage(page);
  await send.click();
  const done = page.getByRole('dialog', { name: 'Thank you' });
  await expect(done.getByRole('heading', { name: 'We have your enquiry' })).toBeFocused();
  await expect(done.getByText('Your ticket number')).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(done).toBeHidden();
});
