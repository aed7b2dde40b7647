import type { getArrival } from '@ilaneer/contract/address/arrival';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../testing/expectations.ts';
import { openFakeServer } from '../../../testing/fake-server.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { answerProduct, CAP } from '../../../testing/replies/catalogue.ts';

const PAGE = '/Product-page/cap';
const FAR = { success: true, pinCode: '190001', isServed: false, takesCash: false, arrivesOn: null } as const;

// DELIVERY-6
it('states the day of arrival at a typed PIN code, and remembers it', async () => {
  const server = openFakeServer();
  answerProduct(server, CAP);
  await renderShop(PAGE);
  const pin = page.getByRole('textbox', { name: 'Deliver to PIN code' });
  await pin.fill('68200');
  expect(server.asked<typeof getArrival>('GET', '/arrivals/:pin')).toEqual([]);
  await pin.fill('682 001');
  await expectText('Arrives Tue, 2 Dec to 682001.');
  await expectAccessible();
  location.hash = '#/nowhere';
  await expect.element(pin).not.toBeInTheDocument();
  history.back();
  await expect.element(pin).toHaveValue('682001');
  await expectText('Arrives Tue, 2 Dec to 682001.');
});

it('says where the shop does not deliver, takes no cash, or knows no such PIN code', async () => {
  const server = openFakeServer();
  answerProduct(server, CAP);
  server.answer<typeof getArrival>('GET', '/arrivals/:pin', FAR);
  await renderShop(PAGE);
  const pin = page.getByRole('textbox', { name: 'Deliver to PIN code' });
  await pin.fill('190001');
  await expectText('We do not deliver to 190001 yet.');
  server.answer<typeof getArrival>('GET', '/arrivals/:pin', {
    ...{ ...FAR, pinCode: '793001', isServed: true, arrivesOn: '2036-12-04' },
  });
  await pin.fill('793001');
  await expectText('Arrives Thu, 4 Dec to 793001. Cash on Delivery is not available there.');
  server.refuse<typeof getArrival>('GET', '/arrivals/:pin', { status: 404, code: 'PIN_CODE_NOT_FOUND' });
  await pin.fill('999999');
  await expectText('We do not know this PIN code. Please check it.');
});

// STOREFRONT-28
it('is above the buy bar of a phone once it has the focus', async () => {
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(360, 740);
  answerProduct(openFakeServer(), CAP);
  await renderShop(PAGE);
  const pin = page.getByRole('textbox', { name: 'Deliver to PIN code' });
  const bar = page.getByRole('region', { name: 'Buy', exact: true });
  await expect.element(pin).toBeVisible();
  const above = () =>
    bar.element().getBoundingClientRect().top - pin.element().getBoundingClientRect().bottom;
  // Half covered, and tapped: browsers do not scroll then.
  scrollBy({ top: -20 - above(), behavior: 'instant' });
  expect(above()).toBeLessThan(0);
  pin.element().focus({ preventScroll: true });
  expect(above()).toBeGreaterThanOrEqual(0);
});
