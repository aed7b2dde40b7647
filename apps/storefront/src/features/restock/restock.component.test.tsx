import type {
  confirmRestock,
  deleteRestockRequest,
  dropRestock,
  getRestockRequests,
  requestRestock,
} from '@ilaneer/contract/restock';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerAccountDialogs } from '../../../testing/replies/account.ts';
import { answerProduct, CAP, soldOut } from '../../../testing/replies/catalogue.ts';
import { SHOPPER } from '../../../testing/replies/shop.ts';

const REQUESTS = '/restock-requests';
const NOTED = 'We will write to you as soon as it is back.';
const DELETED = 'Your request is deleted.';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerProduct(server, soldOut(CAP, 'Yellow', 'Red'));
});

const ask = page.getByRole('button', { name: 'Tell me when it is back' });
const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
const field = dialog.getByRole('textbox', { name: 'Your email address' });
const send = dialog.getByRole('button', { name: 'Tell me' });

describe('telling that something is back (RESTOCK-1, RESTOCK-2)', () => {
  it('asks a visitor for an address', async () => {
    await renderShop('/Product-page/cap');
    await ask.click();
    await expect.element(field).toHaveFocus();
    await expect.element(dialog.getByText(/^We write one mail to this address/)).toBeVisible();
    await send.click();
    await expectText('Please enter an email address.');
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    const message = 'Almost there! We have sent you a mail.';
    server.answer<typeof requestRestock>('POST', REQUESTS, { success: true, message, confirmed: false });
    await field.fill(' asha@example.in ');
    await send.click();
    await expectText(message);
    expect(server.sent<typeof requestRestock>('POST', REQUESTS)).toMatchObject([
      { variantId: 'cap-Yellow', email: 'asha@example.in' },
    ]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('knows the address of a shopper, who can take it back', async () => {
    answerAccountDialogs(server);
    const awaited = { variantId: 'cap-Yellow', productId: 'cap', name: 'Sun Cap, Yellow', textVersion: '1' };
    const at = '2026-11-29T06:30:00.000Z';
    const answerRequests = (...requests: readonly (typeof awaited)[]) =>
      server.answer<typeof getRestockRequests>('GET', REQUESTS, {
        success: true,
        requests: requests.map((one) => ({ ...one, requestedAt: at, confirmedAt: at })),
      });
    answerRequests();
    await renderShop('/Product-page/cap', { shopper: SHOPPER });
    await ask.click();
    await expect.element(field).toHaveValue(SHOPPER.email);
    server.act<typeof requestRestock>('POST', REQUESTS, () => {
      answerRequests(awaited);
      return { success: true, message: NOTED, confirmed: true };
    });
    await send.click();
    await expectText(NOTED);
    await dialog.getByRole('button', { name: 'Done' }).click();
    server.act<typeof deleteRestockRequest>('DELETE', `${REQUESTS}/:variantId`, () => {
      answerRequests();
      return { success: true, message: DELETED };
    });
    await page.getByRole('button', { name: 'Do not tell me any more' }).click();
    await expectText(DELETED);
    await expect.element(ask).toBeVisible();
  });
});

describe('a link of its mail (RESTOCK-3)', () => {
  it('confirms, and deletes after a question', async () => {
    server.answer<typeof confirmRestock>('POST', `${REQUESTS}/confirm`, { success: true, message: NOTED });
    server.answer<typeof dropRestock>('POST', `${REQUESTS}/drop`, { success: true, message: DELETED });
    await renderShop('/back-in-stock?token=asked');
    await expectNamed('heading', NOTED);
    await expectAccessible();
    location.hash = '#/back-in-stock?token=asked&drop=1';
    await expectNamed('heading', 'Shall we forget about it?');
    expect(server.sent<typeof dropRestock>('POST', `${REQUESTS}/drop`)).toEqual([]);
    await page.getByRole('button', { name: 'Delete my request' }).click();
    await expectNamed('heading', DELETED);
    await expect.poll(() => document.activeElement?.textContent).toContain(DELETED);
    expect(server.sent<typeof dropRestock>('POST', `${REQUESTS}/drop`)).toEqual([{ token: 'asked' }]);
  });

  it('that is over says so', async () => {
    const message = 'This link is not valid any more.';
    server.refuse<typeof confirmRestock>('POST', `${REQUESTS}/confirm`, { status: 400, message });
    await renderShop('/back-in-stock?token=old');
    await expectNamed('heading', 'We do not know this request any more');
    await expectText(`${message} If it is still sold out, please ask again on its page.`);
    await expectAccessible();
  });
});
