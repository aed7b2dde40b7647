import type { getCart } from '@ilaneer/contract/cart/cart';
import type { openTracking, TrackedOrderView } from '@ilaneer/contract/order/tracking';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

const LEFT: TrackedOrderView['parcels'][number] = {
  number: 'OD10001-1',
  status: 'attempt failed',
  courierPartner: 'Delhivery',
  trackingNumber: 'AWB1234',
  expectedOn: null,
  items: [{ name: 'Gift box, Large', quantity: 2 }],
  events: [
    { text: 'Delivery was tried: no one at home', at: '2026-11-30T08:30:00.000Z' },
    { text: 'Out for delivery', at: '2026-11-30T04:30:00.000Z' },
    { text: 'Left us', at: '2026-11-28T04:30:00.000Z' },
  ],
};

const TRACKED: TrackedOrderView = {
  orderNumber: 'OD10001',
  recipient: { firstName: 'Asha', city: 'Kochi', pinCode: '682001' },
  parcels: [
    LEFT,
    {
      ...{ number: 'OD10001-2', status: 'in transit', courierPartner: 'Anvar and sons', events: [] },
      ...{ trackingNumber: '77-88', expectedOn: '2026-12-02', items: [{ name: 'Oil', quantity: 1 }] },
    },
  ],
};

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

const show = (tracking: TrackedOrderView) =>
  server.answer<typeof openTracking>('POST', '/tracking-links', { success: true, tracking });

describe('the page that tracks an order (PARCEL-24)', () => {
  it('shows each parcel, its goods and events, and is not for search engines', async () => {
    show(TRACKED);
    await renderShop('/track/OD10001.token');
    await expectNamed('heading', 'Order OD10001', 'Delivery was tried', 'On its way');
    await expectText('To Asha, Kochi 682001', 'Expected on 2 December 2026', 'Tracking number 77-88');
    const events = page.getByRole('list', { name: 'Events of parcel OD10001-1, newest first' });
    await expect.element(events.getByRole('listitem')).toHaveLength(3);
    await expect.element(events.getByRole('listitem').first()).toMatchTextContent(/no one at home/);
    const atCourier = page.getByRole('link', { name: /^See it at the courier/ });
    await expect.element(atCourier).toHaveLength(1);
    await expect
      .element(atCourier)
      .toHaveAttribute('href', 'https://www.delhivery.com/track-v2/package/AWB1234');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    expect(server.sent<typeof openTracking>('POST', '/tracking-links').at(-1)).toEqual({
      link: 'OD10001.token',
    });
    await expectAccessible();
  });

  it('fits a narrow phone', async () => {
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(360, 740);
    const wide = 'Tendercoconutwaterinabottle'.repeat(3);
    show({ ...TRACKED, parcels: [{ ...LEFT, items: [{ name: wide, quantity: 1 }] }] });
    await renderShop('/track/OD10001.token');
    await expectNamed('heading', 'Order OD10001');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });

  it('waits for an order without parcels', async () => {
    show({ ...TRACKED, parcels: [] });
    await renderShop('/track/OD10001.token');
    await expectText('Your order is not packed yet.');
  });

  it('shows nothing for a wrong link', async () => {
    const message = 'There is no order at this link. Please open the one in our message again.';
    server.refuse<typeof openTracking>('POST', '/tracking-links', {
      ...{ status: 404, code: 'TRACKING_NOT_FOUND', message },
    });
    await renderShop('/track/wrong');
    await expectText(message);
    await expect.element(page.getByText('Asha')).not.toBeInTheDocument();
  });
});
