import { signupForm } from '@ilaneer/testing/signup-form';
import { mailTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const linkIn = (mail: string, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`http\\S+(/#/newsletter/${page}\\?token=\\S+)`).exec(mail)?.[1] ?? 'no link';

test('a reader subscribes, confirms by mail, and leaves with one click', async ({ page, request }) => {
  const { email } = signupForm();
  await page.goto('/#/Empty');
  const box = page.getByRole('contentinfo').getByRole('region', { name: 'A letter from the grove' });
  const field = box.getByRole('textbox', { name: 'Your email address' });
  await field.fill(` ${email} `);
  await field.press('Enter');
  await expect(box.getByRole('status')).toHaveText(/^Almost there!/);
  await expect(box.getByRole('status')).toBeFocused();

  await page.goto(linkIn(await mailTo(request, email, /^Please confirm/), 'confirm'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your subscription is confirmed.' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Confirm your subscription – Ilaneer');
  await expectSoundPage(page);

  await page.goto(linkIn(await mailTo(request, email, /^Welcome/), 'unsubscribe'));
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed.' })).toBeVisible();
  await expect(page).toHaveTitle('Unsubscribe – Ilaneer');
  await expectSoundPage(page);
});
