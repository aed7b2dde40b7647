import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

const TICKET_NUMBER = /ILN-T-[0-9A-Z]{6}/;
const SATURDAY_NOON = new Date('2026-11-21T12:00:00+05:30');
const WEDNESDAY_NOON = new Date('2026-11-18T12:00:00+05:30');

function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' });
  return {
    name: form.getByRole('textbox', { name: 'First name' }),
    country: form.getByRole('combobox', { name: /^Country/ }),
    phone: form.getByRole('textbox', { name: 'Phone' }),
    email: form.getByRole('textbox', { name: 'Email (optional)' }),
    message: form.getByRole('textbox', { name: 'Message' }),
    send: form.getByRole('button', { name: 'Send message' }),
    alert: form.getByRole('alert'),
  };
}

function storeCards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('writing to the shop: what is missing is named, what is typed survives, and a ticket comes of it', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/contact-form/);
  const words = 'Do you deliver to Idukki on Sundays?';
  const email = `asha.${test.info().project.name}@example.in`;
  await page.goto(`/#/contact-us?message=${encodeURIComponent(words)}`);
  const form = contactForm(page);
  await expect(form.message).toHaveValue(words);
  const about = page.getByRole('link', { name: 'Read more about us' });
  await expect(about).toHaveAttribute('href', /about-us$/);

  await form.email.fill('asha@example');
  await form.send.click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(page.getByText('Please enter your phone number')).toBeVisible();
  await expect(page.getByText('Please enter a valid email (e.g. name@example.com)')).toBeVisible();
  await expect(form.name).toBeFocused();
  await expectSoundPage(page);

  await form.name.fill('Asha');
  await expect(page.getByText('Please enter your name')).toBeHidden();
  await form.send.click();
  await expect(form.phone).toBeFocused();
  await form.phone.fill('9876543210');
  await expect(form.phone).toHaveValue('98765 43210');
  await form.email.fill(email);

  await page.route('**/api/contact-form', (call) => call.abort('failed'));
  await form.send.click();
  await expect(form.alert).toHaveText('Network connection error. Please check your internet and try again.');
  await expect(form.message).toHaveValue(words);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.reload();
  await expect(form.name).toHaveValue('Asha');
  await expect(form.phone).toHaveValue('98765 43210');
  await expect(form.message).toHaveValue(words);

  await form.send.click();
  const done = page.getByRole('heading', { name: 'We have your message' });
  await expect(done).toBeFocused();
  const thanks = "Thank you! Your message has been sent successfully. We'll get back to you soon.";
  await expect(page.getByText(thanks)).toBeVisible();
  const ticketNumber = await page.getByText(TICKET_NUMBER).textContent();
  await expectSoundPage(page);
  await expect
    .poll(async () => (await request.get('/api/sandbox/outbox')).text())
    .toContain(`We have your message (${ticketNumber})`);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.message).toHaveValue('');
});

test('how to reach the shop', async ({ page }) => {
  await page.goto('/#/contact-us');
  const main = page.getByRole('main');
  await expect(main.getByText('Mon-Fri 10am-8pm,')).toBeVisible();
  await expect(main.getByText('Sat-Sun 10am-10pm')).toBeVisible();
  for (const [kind, count] of [
    ['mailto:', 2],
    ['tel:', 2],
    ['https://www.google.com/maps/dir/', 1],
  ] as const) {
    await expect(main.locator(`a[href^="${kind}"]`)).toHaveCount(count);
  }
  const map = main.getByRole('img', { name: /^Map of Kerala/ });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((picture) => ('naturalWidth' in picture ? picture.naturalWidth : 0)))
    .toBeGreaterThan(0);
});

test('a phone number in the way of its country', async ({ page }) => {
  await page.goto('/#/contact-us');
  const { country, phone } = contactForm(page);
  await expect(country).toHaveAccessibleName('Country: India, +91');

  await phone.pressSequentially('987654321012345678');
  await expect(phone).toHaveValue('987654321012345');
  await phone.fill('98765432');
  await phone.press('Home');
  for (let step = 0; step < 6; step += 1) await phone.press('ArrowRight');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('98764 32');
  await phone.pressSequentially('5');
  await expect(phone).toHaveValue('98765 432');

  // A landline of Kollam, and with the zero that is dialled before it.
  await phone.fill('4742345678');
  await expect(phone).toHaveValue('474 234 5678');
  for (let step = 0; step < 4; step += 1) await phone.press('ArrowLeft');
  await phone.press('Backspace');
  await expect(phone).toHaveValue('474 235 678');
  await phone.pressSequentially('4');
  await expect(phone).toHaveValue('474 234 5678');
  await phone.fill('09876543210');
  await expect(phone).toHaveValue('098765 43210');

  await phone.fill('+44 7700 900123');
  await expect(country).toHaveAccessibleName('Country: United Kingdom, +44');
  await expect(phone).toHaveValue('7700 900123');

  await country.press('Enter');
  const search = page.getByRole('combobox', { name: 'Search countries' });
  await expect(search).toBeFocused();
  await search.fill('atlantis');
  await expect(page.getByText('No country found.')).toBeVisible();
  await search.press('Enter');
  await search.fill('united');
  await expect(page.getByRole('option', { name: /^United/ })).toHaveCount(3);
  await expectAccessible(page);
  // Enter means what was typed, also when the list is not there yet.
  await search.fill('emirates');
  await search.press('Enter');
  await expect(country).toHaveAccessibleName('Country: United Arab Emirates, +971');
  await expect(country).toBeFocused();
  await expect(phone).toHaveValue('7700900123');

  // None of this has sent the form.
  await expect(page.getByText('Please enter your name')).toBeHidden();

  await country.click();
  await search.fill('ഇന്ത്യ');
  await page.getByRole('option', { name: /^India/ }).click();
  await expect(country).toHaveAccessibleName('Country: India, +91');
});

test('a number from abroad reaches the shop with its dial code', async ({ page }) => {
  await page.goto('/#/contact-us');
  const form = contactForm(page);
  await form.name.fill('Asha');
  await form.phone.fill('+971 50 123 4567');
  await form.message.fill('Do you deliver to Sharjah?');
  const sent = page.waitForRequest('**/api/contact-form');
  await form.send.click();
  expect((await sent).postDataJSON()).toMatchObject({ phone: '+971501234567', country: 'AE', website: '' });
  await expect(page.getByText(TICKET_NUMBER)).toBeVisible();
});

test('finding a store', async ({ page }) => {
  await page.clock.setFixedTime(SATURDAY_NOON);
  await page.goto('/#/store');
  const cards = storeCards(page);
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Malappuram',
    'Kozhikode',
    'Perinthalmanna',
    'Kochi',
    'Alappuzha',
  ]);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Homepage',
    'Store',
  ]);
  const first = cards.first();
  await expect(first.getByText('Working hours', { exact: true })).toBeVisible();
  await expect(first.getByText('Get direction', { exact: true })).toBeVisible();
  await expect(first).toContainText('10:30 AM-1:30 PM');
  await expect(first).toContainText('2:30 PM-6:30 AM');
  await expect(first.getByText('Saturday-Sunday', { exact: true })).toHaveCount(2);
  await expect(first).toContainText('Open now');
  await expect(first).toContainText('until 1:30 PM');
  await expect(first.getByRole('link', { name: /^Get direction/ })).toHaveAttribute('href', /maps\/dir/);
  await expect(first.getByRole('link', { name: /^Mail to/ })).toHaveAttribute('href', /^mailto:/);
  await expect(first.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(first.getByRole('link', { name: /^Message/ })).toHaveAttribute('href', /^https:/);
  await expectSoundPage(page);

  const search = page.getByRole('searchbox');
  await expect(search).toHaveAttribute('placeholder', 'Search for store by code');
  for (const [typed, ...names] of [
    ['pmn', 'Perinthalmanna'],
    ['Calicut', 'Kozhikode'],
    ['alapuzha', 'Alappuzha'],
    ['ആലപ്പുഴ', 'Alappuzha'],
    ['682 031', 'Kochi'],
    ['695001', 'Alappuzha', 'Kochi'],
  ] as const) {
    await search.fill(typed);
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(names);
  }
  await expect(page.getByRole('status').filter({ hasText: 'These are the nearest ones.' })).toBeVisible();
  await expect(cards.first()).toContainText(/About \d+ km away/);
  await expectSoundPage(page);

  await search.fill('Reykjavik');
  await expect(page.getByRole('heading', { name: 'No store found' })).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Show all stores' }).click();
  await expect(cards).toHaveCount(5);
});

test('a store that is closed says when it opens', async ({ page }) => {
  await page.clock.setFixedTime(WEDNESDAY_NOON);
  await page.goto('/#/store?search=KCH');
  await expect(storeCards(page)).toHaveCount(1);
  await expect(storeCards(page)).toContainText('Closed now');
  await expect(storeCards(page)).toContainText('Opens Saturday at 10:30 AM');
});

test('asking for help, and going on with it', async ({ page, shopper, allowProblems }) => {
  allowProblems(/messages/);
  await logIn(page, shopper);
  await page.goto('/#/support');
  await page.getByRole('button', { name: 'Ask for help' }).click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await message.fill('Too short');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Message must be at least 10 characters long')).toBeVisible();
  await expect(message).toBeFocused();
  await expectAccessible(page);
  await message.fill('Two bottles in the box were leaking.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText(/^Support request submitted successfully\./)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'See my requests' }).click();
  await expect(dialog).toBeHidden();

  const ticket = page.getByRole('article', { name: 'A question' });
  await expect(ticket).toContainText('We are on it');
  await expect(ticket).toContainText(TICKET_NUMBER);
  const messages = ticket.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toContainText(['Two bottles in the box were leaking.']);

  const reply = ticket.getByRole('textbox', { name: 'Your message' });
  const send = ticket.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(ticket.getByText('Message is required')).toBeVisible();
  await reply.fill('Three, by now.');
  await page.route('**/messages', (call) => call.abort('failed'));
  await send.click();
  await expect(ticket.getByRole('alert')).toContainText('Network connection error.');
  await expect(reply).toHaveValue('Three, by now.');
  await page.unrouteAll();
  await send.click();
  await expect(messages).toContainText(['Two bottles in the box were leaking.', 'Three, by now.']);
  await expect(reply).toHaveValue('');
  await expectSoundPage(page);
});
