import { signupForm } from '@ilaneer/testing/signup-form';
import { linkTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

// Sold out in every colour of the sample shop.
const CAP = '/#/Product-page/pooram-cap';

test('a visitor asks for a restock mail, confirms by mail and withdraws', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/restock-requests/);
  const { email } = signupForm();
  await page.goto(CAP);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
  const field = dialog.getByRole('textbox', { name: 'Your email address' });
  await field.fill(email);
  await field.press('Enter');
  await expect(dialog.getByText(/^Almost there!/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const link = await linkTo(request, email, 'back-in-stock');
  await page.goto(link);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We will write to you as soon as it is back.');
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Delete my request' }).click();
  await expect(heading).toHaveText('Your request is deleted.');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(heading).toHaveText('We do not know this request any more');
});
