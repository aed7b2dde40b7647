import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { tickets } from '../../src/db/schema/content/ticket.ts';
import { variantWithStock } from '../shoppers/find-variant.ts';
import type { TestShop } from '../test-shop.ts';
import type { TestStaff } from './test-staff.ts';

export const QUOTED = 'tender-coconut-water-pack_V01';

let asked = 0;

/** A bulk enquiry, from an address of its own. */
export async function bulkEnquiry(shop: TestShop, more: object = {}) {
  asked += 1;
  const buyer = {
    name: 'Asha Menon',
    email: `bulk-${asked}-${crypto.randomUUID().slice(0, 8)}@example.in`,
    phone: `98470${String(40_000 + asked)}`,
  };
  const body = { kind: 'bulk', ...buyer, purpose: 'A wedding', pincode: '682001', ...more };
  const sent = await shop.call('POST', '/enquiries', { body });
  const number = String(sent.body.ticketNumber);
  const [ticket] = await shop.db.select().from(tickets).where(eq(tickets.number, number));
  if (ticket === undefined) throw new Error(`no ticket: ${JSON.stringify(sent.body)}`);
  return { ...buyer, ticketId: ticket.id };
}

export type QuoteOfStaff = {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
  readonly state: string;
  readonly total: number;
  readonly link: string | null;
  readonly version: number;
};

export async function draftOf(staff: TestStaff, ticketId: string): Promise<QuoteOfStaff> {
  const { body } = await staff.call('POST', `/messages/${ticketId}/quotes`);
  if (body.quote === undefined) throw new Error(`no draft: ${JSON.stringify(body)}`);
  return body.quote as QuoteOfStaff;
}

/** 240 units at ₹250, for the state of the shop. */
export function quoteForm(email: string, more: object = {}) {
  return {
    ...{ name: 'Asha Menon', businessName: '', gstin: '', email, phone: '9847012345' },
    ...{ addressLine1: '12 Jetty Road', addressLine2: '', city: 'Kochi', zipCode: '682001', state: 'Kerala' },
    stateConfirmed: false,
    lines: [{ variantId: QUOTED, quantity: 240, price: 250 }],
    freight: 500,
    lastDay: new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10),
    note: '',
    ...more,
  };
}

export async function savedDraft(shop: TestShop, staff: TestStaff, more: object = {}): Promise<QuoteOfStaff> {
  await variantWithStock(shop, QUOTED, 1_000);
  const { ticketId, email } = await bulkEnquiry(shop);
  const { id, version } = await draftOf(staff, ticketId);
  const { body } = await staff.call('PUT', `/quotes/${id}`, { version, body: quoteForm(email, more) });
  if (body.quote === undefined) throw new Error(`not saved: ${JSON.stringify(body)}`);
  return body.quote as QuoteOfStaff;
}

export async function sentQuote(shop: TestShop, staff: TestStaff, more: object = {}): Promise<QuoteOfStaff> {
  const { id, version } = await savedDraft(shop, staff, more);
  const { body } = await staff.call('POST', `/quotes/${id}/send`, { version });
  if (body.quote === undefined) throw new Error(`not sent: ${JSON.stringify(body)}`);
  return body.quote as QuoteOfStaff;
}

export function tokenOfQuote({ link }: QuoteOfStaff): string {
  return String(link).split('/#/quote/')[1] ?? '';
}

export const BUYER_ADDRESS = { ...addressForm(), zipCode: '682001' };

/** Acts of the holder of a link. */
export function quoteLinks(shopNow: () => TestShop) {
  const open = (link: string) => shopNow().call('POST', '/quote-links', { body: { link } });
  return {
    open,
    stateAt: async (link: string) => Object((await open(link)).body.quote).state,
    accept: (link: string, more: object = {}) => {
      const body = { link, address: BUYER_ADDRESS, payment: 'link', ...more };
      return shopNow().call('POST', '/quote-links/accept', { body });
    },
    startPaying: async (payLink: unknown) => {
      const body = { link: String(payLink), method: 'card' };
      const begun = await shopNow().call('POST', '/pay-link/payments', { body });
      const { id, checkout } = begun.body.payment as { id: string; checkout: { url: string } };
      return { id, gatewayOrderId: checkout.url.split('/').at(-1) ?? '' };
    },
  };
}
