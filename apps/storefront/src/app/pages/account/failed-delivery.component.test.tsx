import type { getCart } from '@ilaneer/contract/cart/cart';
import type { answerAttempt, FailedDeliveryView, openAttempt } from '@ilaneer/contract/order/attempt-link';
import { offeredDays } from '@ilaneer/domain/parcel/attempt-choice';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

const FAILED: FailedDeliveryView = {
  orderNumber: 'OD10001',
  parcelNumber: 'OD10001-1',
  status: 'attempt failed',
  recipient: { firstName: 'Asha', city: 'Kochi', pinCode: '682001' },
  items: [{ name: 'Gift box, Large', quantity: 2 }],
  attempt: { number: 2, text: 'Delivery was tried: no one at home', at: '2026-11-30T08:30:00.000Z' },
  days: offeredDays(new Date()),
  chosen: null,
  isOpen: true,
  outcome: null,
  aftermath: [],
  seen: 0,
  trackLink: 'OD10001.mark',
};

const radio = (name: string) => page.getByRole('radio', { name });
const send = page.getByRole('button', { name: 'Send my choice' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

const show = (delivery: FailedDeliveryView) =>
  server.answer<typeof openAttempt>('POST', '/delivery-links', { success: true, delivery });
const sent = () => server.sent<typeof answerAttempt>('POST', '/delivery-links/choice');

async function open(delivery: FailedDeliveryView = FAILED): Promise<void> {
  show(delivery);
  await renderShop('/delivery/OD10001-1.token');
}

describe('the choice after a failed delivery (PARCEL-25)', () => {
  it('is sent with the day, and shown until the courier knows it', async () => {
    const [, day = ''] = FAILED.days;
    server.act<typeof answerAttempt>('POST', '/delivery-links/choice', ({ choice }) => {
      const delivery = { ...FAILED, seen: 1, chosen: { choice, day, isTold: false } };
      return { success: true, delivery };
    });
    await open();
    await expectNamed('heading', 'What should the courier do?');
    await expectText('Delivery was tried: no one at home', 'Parcel OD10001-1, to Asha, Kochi 682001');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    await expect
      .element(page.getByRole('link', { name: 'Follow your order' }))
      .toHaveAttribute('href', '/#/track/OD10001.mark');
    await expectAccessible();
    await page.getByRole('combobox', { name: 'Day' }).selectOptions(day);
    await send.click();
    await expect
      .element(page.getByText(/^Your choice: Deliver on .* until then you can change it/))
      .toBeVisible();
    await expectNamed('button', 'Change my choice');
    expect(sent()).toMatchObject([{ link: 'OD10001-1.token', attempt: 2, seen: 0, choice: 'again', day }]);
  });

  it('has errors at its fields, and asks for no more than its kind needs', async () => {
    server.answer<typeof answerAttempt>('POST', '/delivery-links/choice', {
      success: true,
      delivery: FAILED,
    });
    await open();
    await radio('A corrected address').click();
    await send.click();
    await expectText('Address line 1 is required');
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('MG Road, Bengaluru 560001');
    await send.click();
    await expectText('The address must be in PIN code 682001. For another place, write to us.');
    await expectAccessible();
    await radio('Another phone').click();
    await page.getByRole('textbox', { name: 'Phone' }).fill('98470 12345');
    await send.click();
    await expect.poll(sent).toMatchObject([{ choice: 'other phone', phone: '98470 12345' }]);
  });

  it('keeps the typed text when another choice came first', async () => {
    server.refuse<typeof answerAttempt>('POST', '/delivery-links/choice', {
      ...{ status: 409, code: 'ATTEMPT_CHANGED', message: 'Another choice was made meanwhile.' },
    });
    await open();
    await radio('Another phone').click();
    await page.getByRole('textbox', { name: 'Phone' }).fill('9847012345');
    show({ ...FAILED, seen: 1, chosen: { choice: 'send back', day: null, isTold: false } });
    await send.click();
    await expectText('Another choice was made meanwhile.');
    await expect.element(page.getByText(/^Your choice: Send back/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('9847012345');
  });

  it.each([
    [
      { chosen: { choice: 'send back', day: null, isTold: true } },
      'Your choice: Send back. The courier knows.',
    ],
    [{ status: 'delivered' }, 'Delivered.'],
  ] as const)('is closed %#', async (change, words) => {
    await open({ ...FAILED, ...change, isOpen: false });
    await expectText(words);
    await expect.element(send).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('says after the end what became of parcel, order and money (PARCEL-50)', async () => {
    const aftermath = [
      'Order OD10001 could not be delivered, so it is cancelled. You do not pay for it.',
      'We send your money back the way you paid. Banks show it within 10 business days.',
    ];
    await open({
      ...{ ...FAILED, status: 'back', isOpen: false, outcome: 'Came back to us on 4 Dec 2026', aftermath },
      chosen: { choice: 'send back', day: null, isTold: true },
    });
    await expectText(
      ...['Came back to us on 4 Dec 2026.', ...aftermath],
      'There is nothing to choose any more. Your choice was: Send back.',
    );
    await expect.element(send).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('fits a narrow phone', async () => {
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(360, 740);
    await open();
    await radio('A corrected address').click();
    await expect.element(page.getByRole('textbox', { name: 'Address line 1' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });

  it('shows nothing for a wrong link', async () => {
    const message = 'There is no order at this link. Please open the one in our message again.';
    server.refuse<typeof openAttempt>('POST', '/delivery-links', {
      ...{ status: 404, code: 'TRACKING_NOT_FOUND', message },
    });
    await renderShop('/delivery/wrong');
    await expectText(message);
    await expect.element(send).not.toBeInTheDocument();
  });
});
