import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WATER } from './checkout.ts';
import type { callsOf, Order } from './shopper.ts';
import { csrfOf, type Staff, staffCalls } from './staff.ts';

export type Makers = {
  readonly page: Page;
  readonly staff: Staff;
  readonly calls: ReturnType<typeof callsOf>;
};

type MakeOne = (makers: Makers) => Promise<string>;

const FEATURES = join(import.meta.dirname, '..', '..', 'apps', 'backoffice', 'src', 'features');
const FEWEST_PAGES = 50;
const COURIER = { courier: 'DTDC', trackingNumber: 'KL123456' };
const NOW = '2026-01-05T04:30:00.000Z';

/** An example per path parameter. */
const STAND_INS: Readonly<Record<string, MakeOne>> = {
  orderId: async ({ calls }) => (await calls.order(WATER, {}, 2)).orderId,
  bulkMoveId: async (makers) => {
    const { orderId } = await makers.calls.order(WATER);
    const { body } = await staffCalls(makers.page, makers.staff)('POST', '/bulk-moves', {
      body: { move: 'process', orderIds: [orderId] },
    });
    return body.bulkMove.id;
  },
  productId: async () => WATER.productId,
  variantId: async () => WATER.variantId,
  countId: async ({ page, staff }) => {
    const call = staffCalls(page, staff);
    const { id } = (await call('POST', '/stock-counts', { body: {} })).body.count;
    const line = { variantId: 'market-tote_V01', batchId: null, counted: 3 };
    await call('POST', `/stock-counts/${id}/lines`, { body: line });
    return id;
  },
  receiptId: async ({ page, staff }) => (await staffCalls(page, staff)('GET', '/purchases')).body.rows[0].id,
  batchId: async ({ page, staff }) =>
    (await staffCalls(page, staff)('GET', '/batches?search=PLENTY')).body.rows[0].id,
  returnId: async (makers) => {
    const { orderId } = await delivered(makers);
    return makers.calls.askForReturn(orderId, {
      lines: [{ position: 1, quantity: 1, reason: 'leaking' }],
      note: 'Wet box',
    });
  },
  reviewId: async (makers) => makers.calls.writeReview((await delivered(makers)).orderId),
  articleId: async ({ page, staff }) => (await staffCalls(page, staff)('GET', '/articles')).body.rows[0].id,
  replyId: async ({ page, staff }) => {
    const body = { title: 'Delivery', text: 'Dear {{name}}, it takes three days.' };
    return (await staffCalls(page, staff)('POST', '/saved-replies', { body })).body.reply.id;
  },
  categoryId: async ({ page, staff }) =>
    (await staffCalls(page, staff)('GET', '/faq-categories')).body.categories[0].id,
  promotionId: async ({ page, staff }) => {
    const body = {
      ...{ name: 'Monsoon week', hint: '', goods: { productIds: [], categoryIds: [], exceptProductIds: [] } },
      ...{ benefit: { kind: 'percent', percent: 10, cap: null }, minimumTotal: null, minimumQuantity: null },
      ...{ priority: 10, active: false, validFrom: null, validUntil: null, weekdays: [], hours: null },
      ...{
        firstOrderOnly: false,
        pinAreas: [],
        segmentId: null,
        totalLimit: null,
        perShopperLimit: null,
        budget: null,
      },
      ...{ combining: { kind: 'all' }, withCoupon: true },
    };
    return (await staffCalls(page, staff)('POST', '/promotions', { body })).body.promotion.id;
  },
  couponId: async ({ page, staff }) => {
    const body = {
      ...{ code: `PAGES-${staff.id.slice(0, 8).toUpperCase()}`, description: '₹75 off', kind: 'amount' },
      ...{ percent: null, cap: null, amount: 75, minimum: null, validFrom: null, validUntil: null },
      ...{ categoryIds: [], firstOrderOnly: false, totalLimit: null, perShopperLimit: null },
      ...{ active: false, hidden: true },
    };
    return (await staffCalls(page, staff)('POST', '/coupons', { body })).body.coupon.id;
  },
  letterId: async ({ page, staff }) => {
    const body = {
      ...{ subject: 'Harvest', heading: 'The harvest is in', words: 'Fresh oil.' },
      ...{ buttonLabel: '', buttonUrl: '', segmentId: null },
    };
    return (await staffCalls(page, staff)('POST', '/letters', { body })).body.letter.id;
  },
  bannerId: async ({ page, staff }) => (await staffCalls(page, staff)('GET', '/banners')).body.banners[0].id,
  code: async ({ page, staff }) => (await staffCalls(page, staff)('GET', '/stores')).body.stores[0].code,
  messageId: async ({ page, staff }) => {
    const body = {
      firstName: 'Asha',
      phone: '+91 98765 43210',
      email: '',
      message: 'Do you deliver to Idukki?',
    };
    await page.request.post('/api/contact-form', { data: body });
    return (await staffCalls(page, staff)('GET', '/messages')).body.rows[0].id;
  },
  quoteId: async ({ page, staff }) => {
    const email = `bulk-${staff.id}@example.in`;
    const data = { kind: 'bulk', name: 'Asha', phone: '9876543210', email, purpose: 'A wedding' };
    await page.request.post('/api/enquiries', { data });
    const call = staffCalls(page, staff);
    const [message] = (await call('GET', `/messages?search=${email}`)).body.rows;
    return (await call('POST', `/messages/${message.id}/quotes`)).body.quote.id;
  },
  remittanceId: async (makers) => {
    const { orderNumber, totalAmount } = await delivered(makers);
    const body = {
      source: 'courier',
      payer: 'DTDC',
      reference: `UTR ${orderNumber}`,
      receivedOn: '2026-01-05',
      net: totalAmount,
      charges: null,
      gst: null,
      lines: `Order Number,COD Amount\n${orderNumber},${totalAmount}\n`,
    };
    return (await staffCalls(makers.page, makers.staff)('POST', '/remittances', { body })).body.remittanceId;
  },
  entryId: async ({ page, staff }) => {
    const call = staffCalls(page, staff);
    const { today } = (await call('GET', '/manual-entry-choices')).body;
    const lines = [
      { account: 'rent', side: 'debit', amount: 15_000 },
      { account: 'bank', side: 'credit', amount: 15_000 },
    ];
    const body = { bookedOn: today, reason: 'Rent', receiptId: null, remittanceId: null, lines };
    return (await call('POST', '/manual-entries', { body, key: `rent ${staff.id}` })).body.entry.id;
  },
  claimId: async (makers) => {
    const call = staffCalls(makers.page, makers.staff);
    const { orderId } = await makers.calls.order(WATER, {}, 2);
    let { version } = (await call('GET', `/orders/${orderId}`)).body.order.state;
    for (const body of [{ move: 'process' }, { move: 'ship', ...COURIER }]) {
      version = (await call('POST', `/orders/${orderId}/moves`, { body, version })).body.order.version;
    }
    const [parcel] = (await call('GET', `/orders/${orderId}/parcels`)).body.parcels;
    await call('POST', `/parcels/${parcel.id}/moves`, { body: { move: 'lost' }, version: parcel.version });
    return (await call('POST', `/parcels/${parcel.id}/claim`, { body: { amount: 100 } })).body.claim.id;
  },
  customerId: async ({ page, staff, calls }) => {
    const { orderNumber } = await calls.order(WATER);
    return (await staffCalls(page, staff)('GET', `/customers?search=${orderNumber}`)).body.rows[0].id;
  },
  segmentId: async ({ page, staff }) => {
    const none = { ordersTo: null, spentFrom: null, spentTo: null, lastOrderFrom: null, lastOrderTo: null };
    const body = {
      ...{ name: `Regulars ${staff.id}`, tags: [], ordersFrom: 2, pins: [], skus: [] },
      ...{ ...none, quietDays: null, newsletter: null },
    };
    return (await staffCalls(page, staff)('POST', '/segments', { body })).body.segment.id;
  },
  giftCardId: async ({ page, staff }) => {
    const body = { worth: 500, lastDay: null, paidBy: 'none', reason: 'The parcel came late' };
    const answer = await page.request.post('/api/staff/gift-cards', {
      headers: { ...csrfOf(staff.token), 'idempotency-key': crypto.randomUUID() },
      data: body,
    });
    return encodeURIComponent((await answer.json()).giftCard.id);
  },
  handoverId: async ({ page, staff }) =>
    (await staffCalls(page, staff)('POST', '/handovers', { body: { courier: 'DTDC' } })).body.handover.id,
  breachId: async ({ page, staff }) => {
    const nothing = {
      beganAt: null,
      boardToldAt: null,
      certToldAt: null,
      peopleToldAt: null,
      closedAt: null,
    };
    const words = {
      what: 'A laptop was stolen.',
      data: 'Names and PIN codes',
      consequences: '',
      measures: '',
    };
    const body = { title: 'A stolen laptop', ...words, people: 12, knownAt: NOW, ...nothing };
    return (await staffCalls(page, staff)('POST', '/breaches', { body })).body.breach.id;
  },
  memberId: async ({ staff }) => staff.id,
  roleId: async ({ page, staff }) => (await staffCalls(page, staff)('GET', '/roles')).body.roles[0].id,
  slug: async () => 'refund-policy',
  '/settings/pages/:slug': async () => 'home',
  importId: async ({ page, staff }) => {
    const exported = await page.request.get('/api/staff/exports/prices');
    const answer = await page.request.post('/api/staff/imports/prices', {
      headers: csrfOf(staff.token),
      multipart: {
        file: { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(await exported.text()) },
      },
    });
    return (await answer.json()).import.id;
  },
  '/import/:kind': async () => 'prices',
  '/export/:kind': async () => 'orders',
};

export function staffPaths(): readonly string[] {
  const paths = readdirSync(FEATURES).flatMap((noun) => {
    const source = readFileSync(join(FEATURES, noun, 'feature.ts'), 'utf8');
    return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  });
  if (paths.length < FEWEST_PAGES)
    throw new Error('the routes of the features are written in another way now');
  return paths;
}

/** With examples; throws if one is missing. */
export async function filledAddress(path: string, makers: Makers): Promise<string> {
  let address = path;
  for (const [parameter, name = ''] of path.matchAll(/:(\w+)/g)) {
    const upToIt = path.slice(0, path.indexOf(parameter) + parameter.length);
    const make = STAND_INS[upToIt] ?? STAND_INS[name];
    if (make === undefined) throw new Error(`say in STAND_INS what stands for ${parameter} of ${path}`);
    address = address.replace(parameter, await make(makers));
  }
  return address;
}

async function delivered({ page, staff, calls }: Makers): Promise<Order> {
  const order = await calls.order(WATER, {}, 2);
  const call = staffCalls(page, staff);
  let { version } = (await call('GET', `/orders/${order.orderId}`)).body.order.state;
  for (const body of [{ move: 'process' }, { move: 'ship', ...COURIER }, { move: 'deliver' }]) {
    const moved = await call('POST', `/orders/${order.orderId}/moves`, { body, version });
    version = moved.body.order.version;
  }
  return order;
}
