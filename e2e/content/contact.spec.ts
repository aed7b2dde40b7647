import { mailTo } from '../support/outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const TICKET_NUMBER = /T-[0-9A-Z]{6}/;

// CONTACT-9, SUPPORT-6, PRIVACY-16
test('a visitor writes to the shop, follows the message, and erases it by the link of its mail', async ({
  page,
  request,
}) => {
  const email = `asha-${crypto.randomUUID()}@mail.example`;
  const words = 'Do you deliver to Idukki on Sundays?';
  await page.goto(`/#/contact-us?message=${encodeURIComponent(words)}`);
  const form = page.getByRole('form', { name: 'Contact' });
  const phone = form.getByRole('textbox', { name: 'Phone' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Asha');
  await phone.fill('9876543210');
  await expect(phone).toHaveValue('98765 43210');
  await form.getByRole('textbox', { name: 'Email (optional)' }).fill(email);
  const map = page.getByRole('main').getByRole('img', { name: /^Map of Kerala/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((picture) => ('naturalWidth' in picture ? picture.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(words);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
  const number = (await page.getByText(TICKET_NUMBER).textContent()) ?? '';
  await expectSoundPage(page);

  await page.getByRole('link', { name: 'Follow how far it is' }).click();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Show how far it is' }).click();
  await expect(page.getByRole('heading', { name: number })).toBeFocused();
  await expect(page.getByText('We are on it')).toBeVisible();

  const mail = await mailTo(request, email, new RegExp(`We have your message \\(${number}\\)`));
  const [, link = ''] = /track-ticket\?link=([\w.-]+)/.exec(mail) ?? [];
  await page.goto(`/#/track-ticket?link=${link}`);
  await page.getByRole('button', { name: 'Erase what I wrote to you' }).click();
  const part = page.getByRole('region', { name: 'Erase your messages' });
  await part.getByRole('button', { name: 'Erase my messages' }).click();
  await expect(page.getByText(/Your messages are erased\./)).toBeVisible();
  await expectSoundPage(page);
});
