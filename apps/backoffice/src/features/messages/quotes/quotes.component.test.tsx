import type { getPinCode } from '@ilaneer/contract/address/pin-code';
import type { getStaffMessage, listMessageAssignees } from '@ilaneer/contract/staff/messages/messages';
import type {
  changeQuote,
  getQuote,
  listQuotes,
  makeQuote,
  previewQuote,
  reviseQuote,
  StaffQuoteView,
  sendQuote,
} from '@ilaneer/contract/staff/messages/quotes';
import type { findOrderGoods } from '@ilaneer/contract/staff/orders/order-lines';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { MESSAGE } from '../../../../testing/replies/messages.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const RIGHTS = { rights: ['messages.answer', 'orders.edit'] } as const;
const TOTALS = {
  gstIncluded: false,
  goods: 60_000,
  freight: 500,
  taxes: [
    { name: 'CGST', rate: 9, amount: 5_400 },
    { name: 'SGST', rate: 9, amount: 5_400 },
  ],
  roundOff: 0,
  total: 71_300,
} satisfies StaffQuoteView['totals'];

const DRAFT: StaffQuoteView = {
  ...{ id: 'quote-1', number: 'Q-2627-0001', revision: 1, state: 'draft', ticketId: 'ticket-1' },
  enquiry: {
    ...{ purpose: 'A wedding', product: 'Gift box', quantity: 40, neededBy: '2026-12-20', pinCode: '682001' },
  },
  ...{ ticketNumber: 'T-7K3QFB', name: 'Meera Nair', businessName: '', gstin: null, total: 0, order: null },
  ...{ email: 'meera@example.in', phone: '+919847012345', addressLine1: '', addressLine2: '', city: '' },
  ...{
    zipCode: '682001',
    placeState: 'Kerala',
    stateConfirmed: false,
    quotedFreight: 0,
    gstIncluded: false,
    note: '',
  },
  ...{ link: null, sentAt: null, answeredAt: null, declineReason: null, totals: null, lines: [] },
  lastDay: addDays(indiaDay(new Date()), 15),
  createdAt: '2026-11-30T04:30:00.000Z',
  versions: [{ id: 'quote-1', revision: 1, state: 'draft' }],
  version: 1,
};
const LINE = {
  ...{
    variantId: 'box-l',
    name: 'Gift box',
    variantName: 'Large',
    sku: 'BOX-L',
    picture: '/pictures/box.svg',
  },
  ...{ quantity: 240, price: 250, listPrice: 285, mrp: 340 },
};
const SENT: StaffQuoteView = {
  ...DRAFT,
  ...{ state: 'sent', lines: [LINE], totals: TOTALS, total: 71_300, quotedFreight: 500, version: 3 },
  link: 'https://shop.example/#/quote/token.of',
  sentAt: '2026-11-30T05:30:00.000Z',
  versions: [{ id: 'quote-1', revision: 1, state: 'sent' }],
};

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof getPinCode>('GET', '/pin-codes/:pin', {
    ...{ success: true, pinCode: '682001', city: 'Kochi', district: 'Ernakulam', state: 'Kerala' },
  });
  server.answer<typeof listMessageAssignees>('GET', '/staff/message-assignees', {
    success: true,
    people: [],
  });
  server.answer<typeof previewQuote>('POST', '/staff/quote-previews', { success: true, totals: TOTALS });
});

const show = (quote: StaffQuoteView) =>
  server.answer<typeof getQuote>('GET', '/staff/quotes/:quoteId', { success: true, quote });

describe('a quote', () => {
  it('is made from an enquiry, where it is shown with its state (QUOTE-8)', async () => {
    const quote = { id: 'quote-0', number: 'Q-2627-0007', revision: 2, total: 500, lastDay: '2026-12-15' };
    const message = { ...MESSAGE, quotes: [{ ...quote, state: 'declined' as const }] };
    server.answer<typeof getStaffMessage>('GET', '/staff/messages/:messageId', { success: true, message });
    server.answer<typeof makeQuote>('POST', '/staff/messages/:messageId/quotes', {
      success: true,
      quote: DRAFT,
    });
    show(DRAFT);
    await renderStaff('/messages/ticket-1', RIGHTS);
    await expectText('Q-2627-0007, version 2', 'Declined');
    await expectAccessible();
    await page.getByRole('button', { name: 'Make a quote' }).click();
    await expect.element(page.getByRole('heading', { name: 'Q-2627-0001', level: 1 })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('meera@example.in');
    await expect
      .element(page.getByRole('region', { name: 'Asked for' }))
      .toMatchTextContent(/For\s*A wedding.*Gift box.*Quantity\s*40.*Needed by\s*20 Dec 2026.*682001/);
  });

  it('takes goods, prices and freight, shows its total, and is sent once it is saved', async () => {
    show(DRAFT);
    server.answer<typeof findOrderGoods>('GET', '/staff/order-goods', {
      success: true,
      goods: [
        {
          ...{ productId: 'box', variantId: 'box-l', name: 'Gift box', variantName: 'Large', sku: 'BOX-L' },
          ...{ picture: '/pictures/box.svg', price: 285, forSale: 900 },
        },
      ],
    });
    const saved: StaffQuoteView = { ...DRAFT, lines: [LINE], totals: TOTALS, total: 71_300, version: 2 };
    server.act<typeof changeQuote>('PUT', '/staff/quotes/:quoteId', () => {
      show(saved);
      return { success: true, quote: saved };
    });
    server.act<typeof sendQuote>('POST', '/staff/quotes/:quoteId/send', () => {
      show(SENT);
      return { success: true, quote: SENT };
    });
    await renderStaff('/quotes/quote-1', RIGHTS);
    const save = page.getByRole('button', { name: 'Save' });
    const send = page.getByRole('button', { name: 'Send the quote' });
    await expect.element(send).toBeDisabled();
    await save.click();
    await expectText('Add an item');
    await page.getByLabelText('Add an item').click();
    await press('box', '{Enter}');
    const line = page.getByRole('group', { name: 'Gift box, Large' });
    // The quantity of the enquiry and the shop's own price are proposed.
    await expect.element(line.getByRole('textbox', { name: 'Quantity' })).toHaveValue('40');
    await expect.element(line.getByRole('textbox', { name: 'Unit price before GST' })).toHaveValue('285');
    await line.getByRole('textbox', { name: 'Quantity' }).fill('240');
    await line.getByRole('textbox', { name: 'Unit price before GST' }).fill('250');
    await page.getByRole('textbox', { name: 'Freight' }).fill('500');
    await expectText('₹71,300.00', 'CGST 9%');
    await expectAccessible();
    await expect.element(send).toBeDisabled();
    await save.click();
    await expect
      .poll(() => server.sent<typeof changeQuote>('PUT', '/staff/quotes/:quoteId').at(-1))
      .toMatchObject({
        lines: [{ variantId: 'box-l', quantity: 240, price: 250 }],
        freight: 500,
        state: 'Kerala',
      });
    await expect.element(send).toBeEnabled();
    await send.click();
    await expectText('Send Q-2627-0001?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send the quote' }).click();
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect.element(save).not.toBeInTheDocument();
  });

  it('shows a refusal at its line', async () => {
    show({ ...DRAFT, lines: [LINE], totals: TOTALS });
    const message = 'With GST this is ₹472.00, above the MRP of ₹340.00';
    server.refuse<typeof changeQuote>('PUT', '/staff/quotes/:quoteId', {
      status: 400,
      code: 'VALIDATION_FAILED',
      message,
      fields: [{ field: 'lines.0.price', message }],
    });
    await renderStaff('/quotes/quote-1', RIGHTS);
    const price = page.getByRole('textbox', { name: 'Unit price before GST' });
    await price.fill('400');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectText(message);
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  });

  it('that is sent is fixed: its change is the next version', async () => {
    show(SENT);
    const next: StaffQuoteView = { ...DRAFT, id: 'quote-2', revision: 2, lines: [LINE], totals: TOTALS };
    server.act<typeof reviseQuote>('POST', '/staff/quotes/:quoteId/versions', () => {
      show(next);
      return { success: true, quote: next };
    });
    await renderStaff('/quotes/quote-1', RIGHTS);
    await expectText('Sent', 'Gift box, Large', '₹71,300.00');
    await expect
      .element(page.getByRole('link', { name: 'PDF' }))
      .toHaveAttribute('href', '/api/staff/quotes/quote-1/file');
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('button', { name: 'Next version' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Q-2627-0001, version 2', level: 1 }))
      .toBeVisible();
  });

  it('is listed with buyer, total and order', async () => {
    server.answer<typeof listQuotes>('GET', '/staff/quotes', {
      success: true,
      rows: [
        {
          ...{ id: 'quote-1', number: 'Q-2627-0001', revision: 1, state: 'paid', ticketId: 'ticket-1' },
          ...{ name: 'Meera Nair', businessName: 'Nair Caterers', total: 71_300, lastDay: '2026-12-15' },
          order: { id: 'order-1', orderNumber: 'OD10001' },
          createdAt: '2026-11-30T04:30:00.000Z',
        },
      ],
      next: null,
      count: { found: 1, isMore: false },
    });
    await renderStaff('/quotes', RIGHTS);
    await expectText('Nair Caterers (Meera Nair)', 'Paid', '₹71,300.00', 'OD10001');
    await expectAccessible();
  });
});
