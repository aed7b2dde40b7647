import { signupForm } from '@ilaneer/testing/signup-form';
import { linkTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

// Sold out in every colour of the sample shop.
const CAP = '/#/Product-page/pooram-cap';

test('who is nobody yet asks to be told, confirms by mail and takes it back', async ({ page, request }) => {
  const { email } = signupForm();
  await page.goto(CAP);
  await expect(page.getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
  const field = dialog.getByRole('textbox', { name: 'Your email address' });
  await expect(field).toBeFocused();
  await expect(dialog.getByText(/^We write one mail to this address/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog.getByText('Please enter an email address.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(email);
  await field.press('Enter');
  await expect(dialog.getByText(/^Almost there!/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(await linkTo(request, email, 'back-in-stock'));
  const noted = page.getByRole('heading', { level: 1, name: 'We will write to you as soon as it is back.' });
  await expect(noted).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Delete my request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your request is deleted.' })).toBeVisible();
});

test('a link to take it back asks first, and one that is over says so', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/restock-requests/);
  const { email } = signupForm();
  await request.post('/api/restock-requests', { data: { variantId: 'pooram-cap_V02', email } });
  const link = await linkTo(request, email, 'back-in-stock');
  await page.goto(`${link}&drop=1`);
  await page.getByRole('button', { name: 'Delete my request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your request is deleted.' })).toBeVisible();
  await page.goto('/#/Empty');
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We do not know this request any more' }),
  ).toBeVisible();
  await expectSoundPage(page);
});

test('a shopper with a proven address is taken at their word, and can take it back', async ({
  page,
  request,
  shopper,
}) => {
  await logIn(page, shopper);
  await page.goto(await linkTo(request, shopper.email, 'verify-email'));
  await expect(page.getByRole('main').getByText(shopper.email)).toBeVisible();
  await page.goto(CAP);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await expect(dialog.getByRole('textbox', { name: 'Your email address' })).toHaveValue(shopper.email);
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog.getByText('We will write to you as soon as it is back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Do not tell me any more' }).click();
  await expect(page.getByText('Your request is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
});

test('a choice that is sold out leads to the nearest that can be had, or to others of its kind', async ({
  page,
}) => {
  await page.goto('/#/Product-page/coconut-shell-bowl-pair?variant=coconut-shell-bowl-pair_V02');
  const instead = page.getByRole('region', { name: 'You can have now' });
  await expect(instead.getByRole('button')).toHaveText(['Maroon', 'Yellow']);
  await expectSoundPage(page);
  await instead.getByRole('button', { name: 'Yellow' }).click();
  await expect(page).toHaveURL(/variant=coconut-shell-bowl-pair_V03$/);
  await expect(instead).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();

  await page.goto(CAP);
  await page.getByRole('link', { name: 'See what else there is in Cotton caps' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Everyday Cotton Cap' })).toBeVisible();
});
