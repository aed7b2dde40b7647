import type { addTicketMessage, getTickets, openTicket, TicketView } from '@ilaneer/contract/support/support';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountDialogs } from '../../../testing/replies/account.ts';
import { SHOPPER } from '../../../testing/replies/shop.ts';

const LEAKING = 'Two bottles in the box were leaking.';
const AT = '2026-11-29T06:30:00.000Z';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerAccountDialogs(server);
});

function ticketOf(...messages: readonly string[]): TicketView {
  return {
    ...{ id: 'ticket', ticketNumber: 'BG-T-7K3QFB', kind: 'contact', status: 'open', subject: 'A question' },
    ...{ order: null, createdAt: AT, updatedAt: AT, photos: [] },
    messages: messages.map((message, index) => ({ id: String(index), author: 'shopper', message, at: AT })),
  };
}

function answerTickets(...tickets: readonly TicketView[]): void {
  const pagination = { currentPage: 1, totalPages: 1, totalItems: tickets.length, itemsPerPage: 50 };
  server.answer<typeof getTickets>('GET', '/support-tickets', {
    ...{ success: true, tickets: [...tickets], count: tickets.length },
    pagination,
  });
}

it('the requests of a shopper cannot be had without a connection, and are none at another try', async () => {
  server.cut<typeof getTickets>('GET', '/support-tickets');
  await renderShop('/support', { shopper: SHOPPER });
  await expectText('Error loading your requests');
  await expectAccessible();
  answerTickets();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectText('No requests yet');
  await expectAccessible();
});

it('a request is made and gone on with (SUPPORT-1)', async () => {
  answerTickets();
  await renderShop('/support', { shopper: SHOPPER });
  await page.getByRole('button', { name: 'Ask for help' }).click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message' });
  const request = dialog.getByRole('button', { name: 'Send request' });
  await message.fill('Too short');
  await request.click();
  await expectText('Message must be at least 10 characters long');
  await expect.element(message).toHaveFocus();
  await expectAccessible();
  server.act<typeof openTicket>('POST', '/support-tickets', (body) => {
    answerTickets(ticketOf(body.message));
    return { success: true, message: '', ticket: ticketOf(body.message) };
  });
  await message.fill(LEAKING);
  await request.click();
  await expect.element(dialog.getByText(/^Support request submitted successfully\./)).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('link', { name: 'See my requests' }).click();

  const ticket = page.getByRole('article', { name: 'A question' });
  await expectText('We are on it');
  const messages = ticket.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  const reply = ticket.getByRole('textbox', { name: 'Your message' });
  const send = ticket.getByRole('button', { name: 'Send message' });
  await send.click();
  await expectText('Message is required');
  server.cut<typeof addTicketMessage>('POST', '/support-tickets/:id/messages');
  await reply.fill('Three, by now.');
  await send.click();
  await expectText('Network connection error. Please check your internet and try again.');
  await expect.element(reply).toHaveValue('Three, by now.');
  server.act<typeof addTicketMessage>('POST', '/support-tickets/:id/messages', (body) => {
    answerTickets(ticketOf(LEAKING, body.message));
    return { success: true, message: 'Sent', ticket: ticketOf(LEAKING, body.message) };
  });
  await send.click();
  await expect.element(messages).toHaveLength(2);
  await expect.element(messages.nth(1)).toMatchTextContent(/Three, by now\.$/);
  await expect.element(reply).toHaveValue('');
  await expectAccessible();
});
