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
  const subscribe = box.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect(box.getByText('Please enter an email address.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('asha@example');
  await expect(box.getByText('Please enter an email address.')).toBeHidden();
  await subscribe.click();
  await expect(box.getByText('Please enter a valid email address.')).toBeVisible();
  await expectSoundPage(page);
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

for (const [route, title, instead] of [
  ['confirm', 'We could not confirm your subscription', 'Please subscribe again in the box below.'],
  [
    'unsubscribe',
    'We could not take you off our list',
    'Please use the link of a newer mail, or write to us.',
  ],
] as const) {
  test(`a link to ${route} that is not whole, or not ours`, async ({ page, allowProblems }) => {
    allowProblems(/newsletter/);
    await page.goto(`/#/newsletter/${route}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`This link is not complete. ${instead}`)).toBeVisible();
    await page.goto(`/#/newsletter/${route}?token=nobody-has-this-one`);
    await expect(page.getByText(`This link is not valid any more. ${instead}`)).toBeVisible();
    await expectSoundPage(page);
  });
}
