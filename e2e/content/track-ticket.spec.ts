import { mailTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

// SUPPORT-6
test('a message is followed by its number and address, without an account', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/track-ticket/);
  const email = `asha-${crypto.randomUUID()}@mail.example`;
  const form = {
    firstName: 'Asha',
    phone: '9876543210',
    email,
    message: 'Do you deliver to Idukki on a Friday?',
  };
  const sent = await request.post('/api/contact-form', { data: form });
  const number = String((await sent.json()).ticketNumber);
  await page.goto(`/#/track-ticket?ticket=${number}`);
  const show = page.getByRole('button', { name: 'Show how far it is' });
  await expect(page.getByLabel('Ticket number')).toHaveValue(number);
  await show.click();
  await expect(page.getByText('Please enter a valid email (e.g. name@example.com)')).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('other@mail.example');
  await show.click();
  await expect(page.getByText('We have no message with this number and email address.')).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await show.click();
  await expect(page.getByRole('heading', { name: number })).toBeFocused();
  await expect(page.getByText('We are on it')).toBeVisible();
  await expect(page.getByText(/You hear from us within 48 hours, by /)).toBeVisible();
  await expectSoundPage(page);
});

// PRIVACY-16
test('by the link of its mail a message can be erased, with all others of that address', async ({
  page,
  request,
}) => {
  const email = `asha-${crypto.randomUUID()}@mail.example`;
  const form = {
    firstName: 'Asha',
    phone: '9876543210',
    email,
    message: 'Do you deliver to Idukki on a Friday?',
  };
  await request.post('/api/contact-form', { data: form });
  const [, link = ''] =
    /track-ticket\?link=([\w.-]+)/.exec(await mailTo(request, email, /We have your message/)) ?? [];
  await page.goto(`/#/track-ticket?link=${link}`);
  await page.getByRole('button', { name: 'Erase what I wrote to you' }).click();
  const part = page.getByRole('region', { name: 'Erase your messages' });
  await expect(part.getByText(/We erase every message and enquiry/)).toBeFocused();
  await expectSoundPage(page);
  await part.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Erase what I wrote to you' }).click();
  await part.getByRole('button', { name: 'Erase my messages' }).click();
  await expect(page.getByText(/Your messages are erased\./)).toBeVisible();
  await expectSoundPage(page);
});

// CONTENT-24
test('the foot leads to what the shop does about each of the 13 dark patterns', async ({ page }) => {
  await page.goto('/#/Empty');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fair design' }).click();
  await expect(page.getByRole('heading', { name: 'Fair design', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('term')).toHaveCount(13);
  await expectSoundPage(page);
});
