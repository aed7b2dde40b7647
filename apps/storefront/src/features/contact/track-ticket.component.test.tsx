import type { eraseMessages, rateTicket, trackTicket } from '@ilaneer/contract/support/track-ticket';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

const CALL = ['POST', '/track-ticket'] as const;
const TICKET = 'BG-T-7K3QFB';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

function answerTicket(): void {
  server.answer<typeof trackTicket>(...CALL, {
    success: true,
    ticket: {
      ...{ ticketNumber: TICKET, kind: 'contact', status: 'open', createdAt: '2026-11-29T06:30:00.000Z' },
      ...{ updatedAt: '2026-11-29T06:30:00.000Z', answerBy: '2026-12-01T06:30:00.000Z' },
    },
  });
}

it('a message is followed by its number and address, without an account (SUPPORT-6)', async () => {
  await renderShop(`/track-ticket?ticket=${TICKET}`);
  await expect.element(page.getByLabelText('Ticket number', { exact: false })).toHaveValue(TICKET);
  const show = page.getByRole('button', { name: 'Show how far it is' });
  const wrong = 'Please enter a valid email (e.g. name@example.com)';
  const fields = [{ field: 'email', message: wrong }] as const;
  server.refuse<typeof trackTicket>(...CALL, { status: 400, message: wrong, fields: [...fields] });
  await show.click();
  await expectText(wrong);
  const missing = 'We have no message with this number and email address.';
  server.refuse<typeof trackTicket>(...CALL, { status: 404, message: missing, code: 'TICKET_NOT_FOUND' });
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Email/ })
    .fill('asha@example.in');
  await show.click();
  await expectText(missing);
  await expectAccessible();
  answerTicket();
  await show.click();
  await expect.element(page.getByRole('heading', { name: TICKET })).toHaveFocus();
  await expectText('We are on it');
  await expect.element(page.getByText(/^You hear from us within 48 hours, by 0*1 Dec 2026/)).toBeVisible();
  await expectAccessible();
});

it('by the link of its mail a message is erased, after a question (PRIVACY-16)', async () => {
  answerTicket();
  await renderShop('/track-ticket?link=signed');
  const ask = page.getByRole('button', { name: 'Erase what I wrote to you' });
  const part = page.getByRole('region', { name: 'Erase your messages' });
  await ask.click();
  await expect.element(part.getByText(/^We erase every message and enquiry/)).toHaveFocus();
  await expectAccessible();
  await part.getByRole('button', { name: 'Keep them' }).click();
  await ask.click();
  server.answer<typeof eraseMessages>('POST', '/erase-messages', {
    ...{ success: true, message: 'Your messages are erased.', erased: 1 },
  });
  await part.getByRole('button', { name: 'Erase my messages' }).click();
  await expect.element(page.getByText(/^Your messages are erased\./)).toHaveFocus();
  expect(server.sent<typeof eraseMessages>('POST', '/erase-messages')).toEqual([{ link: 'signed' }]);
});

it('a closed message is rated, or opened again, by the link of its mail (SUPPORT-15)', async () => {
  server.refuse<typeof rateTicket>('POST', '/rate-ticket', {
    status: 409,
    message: 'Your request is open again: we are on it.',
    code: 'TICKET_NOT_CLOSED',
  });
  await renderShop('/track-ticket?rate=signed');
  await page.getByRole('button', { name: '5, Very good' }).click();
  await expectText('Your request is open again: we are on it.');
  await expectAccessible();
  server.answer<typeof rateTicket>('POST', '/rate-ticket', {
    success: true,
    message: 'We go on with it, and write to you.',
  });
  await page.getByRole('button', { name: 'It is not solved' }).click();
  await expectText('We go on with it, and write to you.');
  expect(server.sent<typeof rateTicket>('POST', '/rate-ticket')).toEqual([
    { link: 'signed', rating: 5 },
    { link: 'signed', rating: null },
  ]);
});
