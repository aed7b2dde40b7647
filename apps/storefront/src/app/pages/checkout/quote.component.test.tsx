import type { getCart } from '@ilaneer/contract/cart/cart';
import type { acceptQuote, declineQuote, openQuote, QuoteView } from '@ilaneer/contract/quote';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

const QUOTE: QuoteView = {
  state: 'sent',
  number: 'Q-2627-0001',
  revision: 1,
  sentAt: '2026-11-30T04:30:00.000Z',
  validUntil: '2026-12-15',
  buyer: {
    name: 'Asha Menon',
    businessName: 'Marina Foods Private Limited',
    gstin: '33AABCT1332L1ZL',
    email: 'asha@example.in',
    phone: '+919847012345',
  },
  place: { addressLine1: '', addressLine2: '', city: 'Kochi', state: 'Kerala', zipCode: '682001' },
  lines: [
    {
      name: 'Gift box',
      variantName: 'Large',
      sku: 'BOX-L',
      hsnCode: '090121',
      quantity: 240,
      price: 250,
      listPrice: 285,
      rate: 18,
      amount: 60_000,
    },
  ],
  gstIncluded: false,
  goods: 60_000,
  freight: 0,
  taxes: [{ name: 'IGST', rate: 18, amount: 10_800 }],
  roundOff: 0,
  total: 70_800,
  note: 'We deliver within a week.',
  seller: {
    name: 'Backwater Goods',
    legalName: 'Backwater Goods Private Limited',
    addressLines: ['7 Beach Road', 'Kochi 682001'],
    gstin: '32AAAAA0000A1ZB',
    phone: '+91 98470 12345',
    email: 'hello@backwater.example',
  },
  payments: ['link', 'cod'],
  acceptedOrder: null,
  newerLink: null,
};

const accept = page.getByRole('button', { name: 'Accept and order' });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

const show = (quote: QuoteView) =>
  server.answer<typeof openQuote>('POST', '/quote-links', { success: true, quote });

describe('the page of a quote (QUOTE-5)', () => {
  it('shows lines, GST, validity and both parties, and is not for search engines', async () => {
    show(QUOTE);
    await renderShop('/quote/token.of');
    await expectNamed('heading', 'Quote Q-2627-0001');
    await expectText('Gift box, Large', 'Free', '₹10,800.00', '₹70,800.00', 'We deliver within a week.');
    await expect.element(page.getByText(/valid until 15 December 2026/)).toBeVisible();
    await expect.element(page.getByText(/list price/)).toMatchTextContent(/₹285\.00/);
    await expect.element(page.getByRole('region', { name: 'Seller' })).toMatchTextContent(/32AAAAA0000A1ZB/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    expect(server.sent<typeof openQuote>('POST', '/quote-links').at(-1)).toEqual({ link: 'token.of' });
    await expectAccessible();
  });

  it('is accepted with a confirmed address, and a billing address in the state of the GSTIN', async () => {
    show(QUOTE);
    server.act<typeof acceptQuote>('POST', '/quote-links/accept', () => {
      const order = { orderNumber: 'OD10001', payLink: null };
      show({ ...QUOTE, state: 'accepted', acceptedOrder: order });
      return { success: true, ...order };
    });
    await renderShop('/quote/token.of');
    await expect.element(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Menon');
    await accept.click();
    await expect
      .element(page.getByRole('textbox', { name: 'Address line 1' }))
      .toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('12 Jetty Road');
    await page.getByRole('textbox', { name: 'Billing address line 1' }).fill('2 Mount Road');
    await page.getByRole('textbox', { name: 'Billing PIN code' }).fill('600002');
    await page.getByRole('radio', { name: /Pay on delivery/ }).click();
    await accept.click();
    await expect.element(page.getByText(/accepted: order OD10001/)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/accepted: order OD10001/);
    expect(server.sent<typeof acceptQuote>('POST', '/quote-links/accept')).toMatchObject([
      {
        link: 'token.of',
        address: {
          fullName: 'Asha Menon',
          phone: '9847012345',
          addressLine1: '12 Jetty Road',
          zipCode: '682001',
        },
        billing: { addressLine1: '2 Mount Road', pinCode: '600002' },
        payment: 'cod',
      },
    ]);
    await expect.element(accept).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('keeps the entries when it is refused, with the reason', async () => {
    show({ ...QUOTE, buyer: { ...QUOTE.buyer, gstin: null, businessName: '' } });
    const message =
      'Insufficient stock for Gift box. Available: 9, Requested: 240. Please write to us for a new quote.';
    server.refuse<typeof acceptQuote>('POST', '/quote-links/accept', {
      status: 409,
      code: 'OUT_OF_STOCK',
      message,
    });
    await renderShop('/quote/token.of');
    const line = page.getByRole('textbox', { name: 'Address line 1' });
    await line.fill('12 Jetty Road');
    await accept.click();
    await expectText(message);
    await expect.element(line).toHaveValue('12 Jetty Road');
  });

  it('is declined with a reason', async () => {
    show(QUOTE);
    server.act<typeof declineQuote>('POST', '/quote-links/decline', () => {
      const quote: QuoteView = { ...QUOTE, state: 'declined' };
      show(quote);
      return { success: true, quote };
    });
    await renderShop('/quote/token.of');
    await page.getByText('Decline this quote').click();
    const decline = page.getByRole('button', { name: 'Decline', exact: true });
    await decline.click();
    await expectText('Please tell us why');
    await page.getByRole('textbox', { name: 'Why does it not suit you?' }).fill('Too dear');
    await decline.click();
    await expectText('You declined this quote. Thank you for telling us why.');
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^You declined this quote/);
    expect(server.sent<typeof declineQuote>('POST', '/quote-links/decline')).toEqual([
      { link: 'token.of', reason: 'Too dear' },
    ]);
  });

  it.each([
    [{ state: 'expired' }, /not valid any more/],
    [{ state: 'withdrawn' }, /have withdrawn/],
    [{ state: 'replaced', newerLink: 'newer.token' }, /replaced by a newer one/],
    [{ state: 'accepted', acceptedOrder: { orderNumber: 'OD10001', payLink: 'pay.token' } }, /for 24 hours/],
  ] as const)('that is over says so: %j', async (change, words) => {
    show({ ...QUOTE, ...change });
    await renderShop('/quote/token.of');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(accept).not.toBeInTheDocument();
    if (change.state === 'replaced') await expectNamed('link', 'See the newer quote');
    if (change.state === 'accepted') {
      await expect
        .element(page.getByRole('link', { name: 'Pay now' }))
        .toHaveAttribute('href', '/#/pay?link=pay.token');
    }
    await expectAccessible();
  });

  it('is not found by a wrong link, which learns nothing', async () => {
    const message = 'There is no quote at this link. Please open the one in our mail again.';
    server.refuse<typeof openQuote>('POST', '/quote-links', {
      status: 404,
      code: 'QUOTE_NOT_FOUND',
      message,
    });
    await renderShop('/quote/wrong');
    await expectText(message);
    await expect.element(accept).not.toBeInTheDocument();
  });
});
