import type { sendContactForm } from '@ilaneer/contract/support/contact';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerSitePage } from '../../../../testing/replies/site-page.ts';

const main = page.getByRole('main');
const form = page.getByRole('form', { name: 'Contact' });
const name = form.getByRole('textbox', { name: /^First name/ });
const phone = form.getByRole('textbox', { name: /^Phone/ });
const email = form.getByRole('textbox', { name: /^Email/ });
const message = form.getByRole('textbox', { name: /^Message/ });
const send = form.getByRole('button', { name: 'Send message' });

let server: FakeServer;
beforeEach(async () => {
  server = openFakeServer();
  const contact = { id: 'contact', kind: 'contact', text: '', map: 'art/map.svg' } as const;
  answerSitePage(server, 'contact-us', 'Contact', contact);
  await renderShop('/contact-us');
  await expect.element(form).toBeVisible();
});

async function sendMessage(): Promise<void> {
  await name.fill('Asha');
  await phone.fill('9876543210');
  await message.fill('Do you deliver to Idukki?');
  await send.click();
}

it('says how to reach the shop (CONTACT-5)', async () => {
  await expect
    .element(page.getByRole('link', { name: 'Read more about us' }))
    .toHaveAttribute('href', '/about-us');
  await expectNamed('heading', 'Address', 'Email', 'Opening hours', 'Phone');
  await expectText('Mon-Fri 10am-8pm,', 'Sat-Sun 10am-10pm');
  const links = (kind: string) => main.element().querySelectorAll(`a[href^="${kind}"]`).length;
  expect([links('mailto:'), links('tel:')]).toEqual([2, 2]);
  await expect.element(page.getByRole('img', { name: /^Map of Kerala/ })).toBeVisible();
  await expectAccessible();
});

describe('the form (CONTACT-4, CONTACT-9)', () => {
  it('asks for a name, a phone number, and a message, and optionally for an address', async () => {
    await expectNamed('button', 'Send message');
    for (const field of [name, phone, message]) await expect.element(field).toBeRequired();
    await expect.element(email).toHaveAttribute('type', 'email');
    await expect.element(email).not.toBeRequired();
    await expectNamed('combobox', 'Country: India, +91');
    await phone.fill('12345678901234567890');
    await expect.poll(() => digitsOf(phone)).toHaveLength(15);
  });

  it('searches the countries 250 ms after the last letter', async () => {
    await page.getByRole('combobox', { name: /^Country/ }).click();
    const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
    const shown = () => options.elements().length;
    await expect.poll(shown).toBeGreaterThan(2);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let typedAt = 0;
    document.addEventListener('input', () => (typedAt = Date.now()), { once: true, capture: true });
    await page.getByRole('combobox', { name: 'Search countries' }).fill('Norway');
    vi.advanceTimersByTime(249 - (Date.now() - typedAt));
    await untilDrawn();
    expect(shown()).toBeGreaterThan(1);
    vi.advanceTimersByTime(1);
    await expect.poll(shown).toBe(1);
  });

  it('names missing fields, and focuses the first', async () => {
    await email.fill('asha@example');
    await send.click();
    await expectText(
      'Please enter your name',
      'Please enter your phone number',
      'Please enter a valid email (e.g. name@example.com)',
    );
    await expect.element(name).toHaveFocus();
    await expectAccessible();
  });

  it('keeps the typed message when the connection is lost (CONTACT-3)', async () => {
    server.cut<typeof sendContactForm>('POST', '/contact-form');
    await sendMessage();
    await expectAlert('Network connection error. Please check your internet and try again.');
    await expect.element(message).toHaveValue('Do you deliver to Idukki?');
    await expectAccessible();
  });

  it('is kept while it is not sent, ends with a ticket, and begins again (CONTACT-3)', async () => {
    await message.fill('Do you deliver to Idukki?');
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    location.hash = '#/contact-us?message=And%20to%20Wayanad%3F';
    await expect.element(message).toHaveValue('Do you deliver to Idukki?\n\nAnd to Wayanad?');
    server.answer<typeof sendContactForm>('POST', '/contact-form', {
      ...{ success: true, message: '', ticketNumber: 'BG-T-7K3QFB', timestamp: '2026-11-29T06:30:00.000Z' },
    });
    await sendMessage();
    await expect.element(page.getByRole('heading', { name: 'We have your message' })).toHaveFocus();
    await expectText(
      "Thank you! Your message has been sent successfully. We'll get back to you soon.",
      'BG-T-7K3QFB',
    );
    await expectAccessible();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect.element(message).toHaveValue('');
  });

  it('takes a phone number in the way of its country, and sends its dial code (CONTACT-4, CONTACT-5)', async () => {
    const country = form.getByRole('combobox', { name: /^Country/ });
    const search = page.getByRole('combobox', { name: 'Search countries' });
    await phone.fill('98765432');
    await userEvent.keyboard('{Home}{ArrowRight>6/}{Backspace}');
    await expect.element(phone).toHaveValue('98764 32');
    await userEvent.keyboard('5');
    await expect.element(phone).toHaveValue('98765 432');
    await phone.fill('+44 7700 900123');
    await expect.element(country).toHaveAccessibleName('Country: United Kingdom, +44');
    await expect.element(phone).toHaveValue('7700 900123');
    await country.click();
    await expect.element(search).toHaveFocus();
    await search.fill('atlantis');
    await expectText('No country found.');
    await expectAccessible();
    // Enter submits the typed text even before suggestions load.
    await search.fill('emirates');
    await userEvent.keyboard('{Enter}');
    await expect.element(country).toHaveAccessibleName('Country: United Arab Emirates, +971');
    await expect.element(country).toHaveFocus();
    // The form is still unsent.
    await expect.element(page.getByText('Please enter your name')).not.toBeInTheDocument();
    server.hang<typeof sendContactForm>('POST', '/contact-form');
    await name.fill('Asha');
    await phone.fill('50 123 4567');
    await message.fill('Do you deliver to Sharjah?');
    await send.click();
    await expect
      .poll(() => server.sent<typeof sendContactForm>('POST', '/contact-form'))
      .toMatchObject([{ phone: '+971501234567', country: 'AE', website: '' }]);
  });

  it('says what the shop refuses at its field', async () => {
    const text = 'Please enter a valid phone number';
    server.refuse<typeof sendContactForm>('POST', '/contact-form', {
      status: 400,
      message: text,
      fields: [{ field: 'phone', message: text }],
    });
    await sendMessage();
    await expectText(text);
    await expect.element(phone).toHaveFocus();
  });
});

function digitsOf(field: typeof phone): string {
  const { value } = field.element() as HTMLInputElement;
  return value.replaceAll(/\D/g, '');
}

async function untilDrawn(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}
