import { SHOP_VIEW_PATH } from '@ilaneer/domain/storefront/shop-view-path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../testing/empty-catalogue.ts';
import { OWN_BRAND, OWN_SELLER, OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { logUnconfirmedRates } from './opening.ts';

describe('a live shop before its opening (SETTING-12)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeEach(async () => {
    shop = await openTestShop({ mode: 'live', isOpen: false });
    staff = await newTestStaff(shop, ['settings.write']);
  });
  afterEach(() => shop.close());

  const put = async (key: 'brand' | 'seller' | 'support' | 'tax', body: object) => {
    const { version } = shop.deps.settings.sections()[key];
    expect((await staff.call('PUT', `/settings/${key}`, { body, version })).status).toBe(200);
  };

  it('announces the opening to shoppers, and works for staff and gateways', async () => {
    expect(await shop.call('GET', '/product-cards')).toMatchObject({
      status: 503,
      body: { code: 'SHOP_NOT_OPEN' },
      headers: { 'retry-after': '3600' },
    });
    expect((await shop.call('POST', '/login', { body: {} })).status).toBe(503);
    // Ids may look like files.
    expect((await shop.call('GET', '/getProduct/whole-tender-coconut.png')).status).toBe(503);
    for (const url of ['/', '/Product-page/whole-tender-coconut', '/sitemap.xml', '/feeds/google.xml']) {
      const page = await shop.app.inject({ url });
      expect({ status: page.statusCode, url }).toEqual({ status: 503, url });
      expect(page.body).toContain('opening soon');
    }
    expect((await staff.call('GET', '/checklist')).status).toBe(200);
    expect((await shop.call('POST', '/payment-webhooks/razorpay', { body: {} })).status).not.toBe(503);
    expect((await shop.app.inject({ url: '/health/live' })).statusCode).not.toBe(503);
  });

  it('is read by staff who may change pages, uncached and unindexed, and takes nothing from them', async () => {
    const editor = await newTestStaff(shop, ['content.write']);
    const look = (url: string, { cookie = '' }: Readonly<Record<string, string>>) =>
      shop.app.inject({ url, headers: { cookie } });
    for (const url of ['/api/product-cards', '/api/home-banners', SHOP_VIEW_PATH]) {
      const seen = await look(url, editor.headers());
      expect({ url, status: seen.statusCode, headers: seen.headers }).toEqual({
        ...{ url, status: 200 },
        headers: expect.objectContaining({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
      });
      for (const other of [staff.headers(), { cookie: 'ilaneer_staff=none' }])
        expect((await look(url, other)).statusCode).toBe(503);
    }
    expect((await look(SHOP_VIEW_PATH, editor.headers())).json()).toMatchObject({ isOpen: false });
    for (const path of ['/login-user', '/place-order', '/newsletter/subscribe'] as const)
      expect(await shop.call('POST', path, { body: {}, headers: editor.headers() })).toMatchObject({
        status: 503,
        body: { code: 'SHOP_NOT_OPEN' },
      });
    await shop.db.execute(sql`update staff_sessions set ended_at = now() where member_id = ${editor.id}`);
    expect((await look('/api/product-cards', editor.headers())).statusCode).toBe(503);
  });

  it('is opened by staff once nothing required is missing, which a refusal names', async () => {
    const refused = await staff.call('POST', '/opening');
    expect(refused).toMatchObject({ status: 409, body: { code: 'SHOP_NOT_READY' } });
    expect(refused.body.data).toMatchObject({
      missing: [{ id: 'brand' }, { id: 'seller' }, { id: 'support' }, { id: 'tax' }],
    });
    await put('brand', OWN_BRAND);
    await put('seller', OWN_SELLER);
    await put('support', OWN_SUPPORT);
    // Not allowed live (SETTING-15).
    for (const tax of [{ mode: 'flat18' }, { mode: 'hsn' }, { mode: 'flat18', prices: 'inclusive' }]) {
      await put('tax', tax);
      const still = await staff.call('POST', '/opening');
      // Confirmation matters only for HSN rates.
      const missing = tax.mode === 'hsn' ? [{ id: 'tax' }, { id: 'rates' }] : [{ id: 'tax' }];
      expect(still).toMatchObject({ status: 409, body: { data: { missing } } });
    }
    await put('tax', { mode: 'hsn', prices: 'inclusive' });
    // PRICING-33.
    const unconfirmed = await staff.call('POST', '/opening');
    expect(unconfirmed).toMatchObject({ status: 409, body: { data: { missing: [{ id: 'rates' }] } } });
    for (;;) {
      const { body } = await staff.call('GET', '/tax-rates');
      const rates = body.rates as { products: number; confirmedBy: string | null }[];
      const next = rates.find((one) => one.products > 0 && one.confirmedBy === null);
      if (next === undefined) break;
      const said = { ...next, confirmedBy: 'CA Meera Nair' };
      const saved = await staff.call('PUT', '/tax-rates', { body: said, version: Number(body.version) });
      expect(saved.status).toBe(200);
    }
    expect((await staff.call('GET', '/checklist')).body).toMatchObject({ canOpen: true, isOpen: false });
    const answers = await Promise.all([staff.call('POST', '/opening'), staff.call('POST', '/opening')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.call('GET', '/product-cards')).status).toBe(200);
    expect((await staff.call('GET', '/checklist')).body).toMatchObject({ isOpen: true });
    expect((await staff.call('POST', '/opening')).body).toMatchObject({ code: 'SHOP_OPEN_ALREADY' });
    const { rows } = await shop.db.execute(
      sql`select action from audit_entries where object_id = 'opening' order by id`,
    );
    expect(rows).toEqual([{ action: 'opened the shop' }]);
  });
});

describe('an open live shop with unconfirmed rates (PRICING-33)', () => {
  it('continues to sell, and its checklist shows it', async () => {
    const shop = await openTestShop({ mode: 'live' });
    const staff = await newTestStaff(shop, ['settings.write']);
    const { version } = shop.deps.settings.sections().tax;
    const body = { mode: 'hsn', prices: 'inclusive' };
    expect((await staff.call('PUT', '/settings/tax', { body, version })).status).toBe(200);
    expect((await shop.call('GET', '/product-cards')).status).toBe(200);
    const checklist = (await staff.call('GET', '/checklist')).body;
    const items = checklist.items as { id: string; isDone: boolean; text: string; page: string }[];
    expect(items.find(({ id }) => id === 'rates')).toMatchObject({
      isDone: false,
      text: expect.stringMatching(/^The rates of these HSN codes are not confirmed: .*200989/),
      page: '/settings/rates',
    });
    await shop.close();
  });

  it('names them in the log of its start, and is silent before it opens and without HSN rates', async () => {
    const shop = await openTestShop({ mode: 'live' });
    const told: unknown[] = [];
    const log = { ...shop.deps.log, warn: (about: unknown) => told.push(about) } as typeof shop.deps.log;
    await logUnconfirmedRates({ ...shop.deps, log });
    expect(told).toEqual([]);
    const staff = await newTestStaff(shop, ['settings.write']);
    const { version } = shop.deps.settings.sections().tax;
    await staff.call('PUT', '/settings/tax', { body: { mode: 'hsn', prices: 'inclusive' }, version });
    await logUnconfirmedRates({ ...shop.deps, log });
    expect(told).toEqual([{ hsn: expect.arrayContaining(['200989']) }]);
    await shop.db.execute(sql`delete from settings where key = 'opening'`);
    await shop.deps.settings.refresh();
    await logUnconfirmedRates({ ...shop.deps, log });
    expect(told).toHaveLength(1);
    await shop.close();
  });
});

describe('the catalogue that a shop begins with (SETTING-13)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeEach(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['settings.write']);
    await shop.db.execute(sql`delete from settings where key = 'opening'`);
    await shop.deps.settings.refresh();
  });
  afterEach(() => shop.close());

  const choose = (catalogue: string) => staff.call('POST', '/opening/catalogue', { body: { catalogue } });

  it('is the sample only for an empty catalogue', async () => {
    expect(await choose('sample')).toMatchObject({ status: 409, body: { code: 'CATALOGUE_NOT_EMPTY' } });
  });

  it('is the sample, of two who choose at once for one of them, and chosen once', async () => {
    await emptyCatalogue(shop.db);
    shop.deps.catalogue.markStale();
    const answers = await Promise.all([choose('sample'), choose('sample')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.deps.catalogue.current()).products?.length).toBeGreaterThan(10);
    expect(await choose('empty')).toMatchObject({ status: 409, body: { code: 'CATALOGUE_CHOSEN' } });
  });
});
