import type { getCart } from '@ilaneer/contract/cart/cart';
import type {
  confirmOrder,
  declineOrder,
  OrderConfirmationView,
  openConfirmation,
} from '@ilaneer/contract/order/confirm-order';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

const ASKED: OrderConfirmationView = {
  orderNumber: 'OD10001',
  state: 'open',
  confirmBy: '2026-12-02T08:30:00.000Z',
  recipient: { firstName: 'Asha', city: 'Kochi', pinCode: '682001' },
  items: [{ name: 'Gift box, Large', quantity: 2 }],
  cashDue: 1345.2,
  arrivesOn: '2026-12-04',
};
const CONFIRMED: OrderConfirmationView = { ...ASKED, state: 'confirmed', confirmBy: null };
const CANCELLED: OrderConfirmationView = {
  ...{ ...ASKED, state: 'cancelled', confirmBy: null, cashDue: 0, arrivesOn: null },
};

const confirm = page.getByRole('button', { name: 'Confirm my order' });
const decline = page.getByRole('button', { name: 'I do not want it' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

async function open(confirmation = ASKED): Promise<void> {
  server.answer<typeof openConfirmation>('POST', '/order-confirmations', { success: true, confirmation });
  await renderShop('/confirm/OD10001.token');
}

describe('the page that confirms an order on delivery (CHECKOUT-31)', () => {
  it('states goods, place, cash and day, is confirmed by one press, and tells it', async () => {
    server.answer<typeof confirmOrder>('POST', '/order-confirmations/confirm', {
      ...{ success: true, confirmation: CONFIRMED },
    });
    await open();
    await expectNamed('heading', 'Please confirm your order');
    await expectText('To Asha, Kochi 682001', 'Confirm now, and it arrives Fri, 4 Dec');
    await expect.element(page.getByText('₹1,345.20 to pay on delivery')).toBeVisible();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    await expectAccessible();
    await confirm.click();
    const heading = page.getByRole('heading', { name: 'Order OD10001 is confirmed' });
    await expect.element(heading).toHaveFocus();
    await expectText('Arrives Fri, 4 Dec');
    await expect.element(confirm).not.toBeInTheDocument();
    expect(server.sent<typeof confirmOrder>('POST', '/order-confirmations/confirm')).toEqual([
      { link: 'OD10001.token' },
    ]);
    await expectAccessible();
  });

  it('cancels it after a question, which can be answered with no', async () => {
    server.answer<typeof declineOrder>('POST', '/order-confirmations/cancel', {
      ...{ success: true, confirmation: CANCELLED },
    });
    await open();
    await decline.click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await decline.click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect.element(page.getByRole('heading', { name: 'Order OD10001 is cancelled' })).toHaveFocus();
    await expectText('You pay nothing for it. You can order again at any time.');
    await expect.element(decline).not.toBeInTheDocument();
  });

  it('says why an answer did not arrive', async () => {
    server.refuse<typeof confirmOrder>('POST', '/order-confirmations/confirm', {
      ...{ status: 429, code: 'RATE_LIMITED', message: 'Please try again in a minute.' },
    });
    await open();
    await confirm.click();
    await expectText('Please try again in a minute.');
    await expect.element(confirm).toBeEnabled();
  });

  it.each([
    ['Confirm my order', CANCELLED, 'Order OD10001 is cancelled', 'Order is already cancelled'],
    ['I do not want it', CONFIRMED, 'Order OD10001 is confirmed', 'It was not cancelled.'],
  ])('says when %s came too late, and shows the order as it is', async (button, now, title, message) => {
    await open();
    const code = now.state === 'cancelled' ? 'ORDER_ALREADY_CANCELLED' : 'ORDER_CONFIRMED';
    server.refuse<typeof confirmOrder>('POST', '/order-confirmations/confirm', {
      status: 400,
      code,
      message,
    });
    server.refuse<typeof declineOrder>('POST', '/order-confirmations/cancel', { status: 409, code, message });
    await expect.element(confirm).toBeVisible();
    server.answer<typeof openConfirmation>('POST', '/order-confirmations', {
      ...{ success: true, confirmation: now },
    });
    await page.getByRole('button', { name: button }).click();
    if (button === 'I do not want it') await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expectNamed('heading', title);
    await expectText(message);
    await expect.element(confirm).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows an order that is cancelled already', async () => {
    await open(CANCELLED);
    await expectNamed('heading', 'Order OD10001 is cancelled');
    await expect.element(confirm).not.toBeInTheDocument();
  });
});
