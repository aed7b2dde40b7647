import type { SettingKey } from '@ilaneer/domain/setting/settings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_SETTINGS } from '../../../testing/content-dir.ts';
import { OWN_BRAND, OWN_SELLER } from '../../../testing/staff/own-settings.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listen } from '../../db/announcements.ts';
import { fillSettings, openSettings } from './setting.ts';

const CASH = {
  ...{ unprovenCash: 10_000, unprovenUnits: 100, provenCash: 50_000, provenUnits: 500 },
  ...{ cashFee: 0, poorRecordCash: null, confirmCashFrom: null },
};
const SELLER = OWN_SELLER;

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, ['settings.write']);
});
afterAll(() => shop.close());

const version = (key: SettingKey) => shop.deps.settings.sections()[key].version;
const change = (key: SettingKey, body: unknown, from = version(key)) =>
  staff.call('PUT', `/settings/${key}`, { body, version: from });

describe('the settings of a sandbox', () => {
  it('begin as those of the sample shop (SETTING-5)', async () => {
    const { body } = await staff.call('GET', '/settings');
    expect(body.settings).toEqual({
      brand: { values: TEST_SETTINGS.brand, version: 1 },
      seller: { values: TEST_SETTINGS.seller, version: 1 },
      support: { values: TEST_SETTINGS.support, version: 1 },
      tax: { values: { mode: 'flat18' }, version: 0 },
      delivery: {
        values: { charge: 40, freeFrom: 500, fewestDays: 3, mostDays: 5, ...CASH },
        version: 1,
      },
      packing: { values: { dispatchGate: 'warn' }, version: 0 },
      books: { values: { lockNeedsTwo: false }, version: 0 },
      letters: { values: { cartReminderHours: null }, version: 0 },
    });
  });
});

describe('a change', () => {
  it('of a prefix is refused when the other series was numbered by it, in words (TAX-DOCUMENT-18)', async () => {
    const { version, values } = shop.deps.settings.sections().seller;
    await shop.db.execute(sql`
      insert into tax_document_series (kind, financial_year, prefix, last_position)
      values ('invoice', '2526', 'ILN', 7), ('credit-note', '2526', 'ILC', 2)`);
    const swapped = { ...values, invoicePrefix: 'ILC', creditNotePrefix: 'ILN' };
    const refused = await staff.call('PUT', '/settings/seller', { body: swapped, version });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        fields: expect.arrayContaining([
          {
            field: 'invoicePrefix',
            message: 'Credit notes were numbered ILC before. Invoices need a prefix that none of them has',
          },
          {
            field: 'creditNotePrefix',
            message: 'Invoices were numbered ILN before. Credit notes need a prefix that none of them has',
          },
        ]),
      },
    });
    expect(shop.deps.settings.sections().seller.version).toBe(version);
  });

  it('counts at once for documents, feeds, mails and the description of the API (SETTING-4)', async () => {
    const { brand: held } = shop.deps;
    await shop.call('GET', '/docs/openapi.json');
    const answers = [
      await change('brand', OWN_BRAND),
      await change('seller', { ...SELLER, gstin: ' 32aapfp1234c1zp ' }),
      await change('support', { ...TEST_SETTINGS.support, email: 'care@palmgrove.in' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body.section).toEqual({ values: SELLER, version: 2 });
    expect(held.seller).toMatchObject({
      name: 'Palm Grove',
      gstin: SELLER.gstin,
      email: 'care@palmgrove.in',
    });

    const documented = await shop.call('GET', '/docs/openapi.json');
    expect(documented.body.info).toMatchObject({
      contact: { name: 'Palm Grove', email: 'care@palmgrove.in' },
    });
    const feed = await shop.app.inject({ url: '/blog.rss' });
    expect(feed.body).toContain('Palm Grove: articles');
    const { email } = await shop.newShopper();
    await vi.waitFor(async () => {
      const { rows } = await shop.db.execute<{ text: string }>(
        sql`select body as text from outbox_messages where recipient = ${email}`,
      );
      expect(rows[0]?.text).toContain('Palm Grove');
    });
  });

  it('is announced to every process', async () => {
    const other = await openSettings({ db: shop.db, log: shop.deps.log, publicUrl: 'https://palmgrove.in' });
    const listener = await listen(shop.url, {
      on: {
        settings_changed: other.markStale,
        catalogue_changed: () => undefined,
        content_changed: () => undefined,
        stores_changed: () => undefined,
        staff_changed: () => undefined,
        keys_changed: () => undefined,
        session_revoked: () => undefined,
      },
      onGap: () => undefined,
      onError: () => undefined,
    });
    await change('brand', { ...OWN_BRAND, name: 'Beach Grove' });
    await vi.waitFor(() => expect(other.brand.name).toBe('Beach Grove'));
    await listener.close();
  });

  it('is refused by the field that is wrong, and changes nothing', async () => {
    const before = version('seller');
    const { status, body } = await change('seller', { ...SELLER, state: 'Goa', fssai: '12' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'gstin' }, { field: 'fssai' }],
      },
    });
    await shop.deps.settings.refresh();
    expect(version('seller')).toBe(before);
  });

  it('from an old version gets the current values', async () => {
    const { status, body } = await change('seller', SELLER, 1);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { values: SELLER, version: version('seller') } } },
    });
  });

  it('leaves who changed what in the audit log', async () => {
    const { rows } = await shop.db.execute(
      sql`select actor_id, before ->> 'name' as before, after ->> 'name' as after
        from audit_entries where object_kind = 'setting' and object_id = 'brand' order by id`,
    );
    expect(rows).toEqual([
      { actor_id: staff.id, before: 'Ilaneer', after: 'Palm Grove' },
      { actor_id: staff.id, before: 'Palm Grove', after: 'Beach Grove' },
    ]);
  });

  it('of the name in another script is read by the release before, and the other way round (SETTING-23)', async () => {
    const stored = async () =>
      (await shop.db.execute(sql`select value from settings where key = 'brand'`)).rows[0]?.value;
    const { body } = await change('brand', { ...OWN_BRAND, localName: 'മലബാർ' });
    const values = { ...OWN_BRAND, localName: 'മലബാർ' };
    expect(body.section).toMatchObject({ values });
    expect(await stored()).toEqual({ ...values, malayalamName: 'മലബാർ' });
    // As that release saves it.
    await shop.db.execute(sql`
      update settings set value = value - 'localName' || '{"malayalamName": "मालाबार"}' where key = 'brand'`);
    await shop.deps.settings.refresh();
    const read = (await staff.call('GET', '/settings')).body.settings as { brand: { values: object } };
    expect(read.brand.values).toEqual({ ...OWN_BRAND, localName: 'मालाबार' });
    expect(shop.deps.brand.localName).toBe('मालाबार');
  });
});

describe('delivery and tax', () => {
  it('are stored in paise and sent in rupees', async () => {
    const { body } = await change('delivery', {
      ...{ charge: 49.5, freeFrom: null, fewestDays: 2, mostDays: 4 },
      ...{ ...CASH, unprovenCash: 0.5 },
    });
    expect(body.section).toEqual({
      values: { charge: 49.5, freeFrom: null, fewestDays: 2, mostDays: 4, ...CASH, unprovenCash: 0.5 },
      version: 2,
    });
    expect({ ...shop.deps.delivery, charge: shop.deps.delivery.charge }).toMatchObject({ charge: 4_950 });
    expect(shop.deps.delivery.unprovenCash).toBe(50);
    const refused = await change('delivery', {
      ...{ charge: 40.005, freeFrom: 500, fewestDays: 9, mostDays: 4 },
      ...CASH,
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'mostDays' }] } });
    const stale = await change(
      'delivery',
      { charge: 1, freeFrom: 2, fewestDays: 1, mostDays: 1, ...CASH },
      1,
    );
    expect(stale.body).toMatchObject({ data: { current: { values: { charge: 49.5 }, version: 2 } } });
  });

  it('allow on delivery what the law does, and never less with a confirmed number (SETTING-19)', async () => {
    const days = { charge: 40, freeFrom: 500, fewestDays: 3, mostDays: 5 };
    const refusedBy = async (cash: object) => {
      const { body } = await change('delivery', { ...days, ...CASH, ...cash });
      return body.fields;
    };
    expect(await refusedBy({ provenCash: 200_000 })).toMatchObject([{ field: 'provenCash' }]);
    expect(await refusedBy({ unprovenCash: 50_001 })).toMatchObject([{ field: 'provenCash' }]);
    expect(await refusedBy({ unprovenUnits: 0.5 })).toMatchObject([{ field: 'unprovenUnits' }]);
  });

  it('have the first limits where they were saved before there were any (SETTING-19)', async () => {
    const { rows } = await shop.db.execute<{ value: object }>(
      sql`select value from settings where key = 'delivery'`,
    );
    const older = sql`update settings set value = value - 'unprovenCash' - 'unprovenUnits' - 'provenCash' - 'provenUnits' where key = 'delivery'`;
    await shop.db.execute(older);
    const { body } = await staff.call('GET', '/settings');
    expect(body.settings).toMatchObject({ delivery: { values: { charge: 49.5, ...CASH } } });
    const back = JSON.stringify(rows[0]?.value);
    await shop.db.execute(sql`update settings set value = ${back}::jsonb where key = 'delivery'`);
  });

  it('count for carts and goods at once', async () => {
    const rates = async () => {
      const { body } = await shop.call('GET', '/get-shipping-rates');
      return body.shippingRates;
    };
    expect(await rates()).toMatchObject([{ price: 49.5, minPrice: 0, maxPrice: null }]);
    expect(shop.deps.hsnRates()).toBeNull();
  });

  it('begin with a first choice', async () => {
    const { body } = await change('tax', { mode: 'hsn' });
    expect(body.section).toEqual({ values: { mode: 'hsn' }, version: 1 });
    expect((await change('tax', { mode: 'none' })).status).toBe(400);
    expect(shop.deps.hsnRates()?.length).toBeGreaterThan(0);
    const [product] = (await shop.deps.catalogue.current()).products ?? [];
    expect(product?.variantCombinations[0]?.gstRate).toBeDefined();
  });
});

describe('a live shop', () => {
  const open = () => openSettings({ db: shop.db, log: shop.deps.log, publicUrl: 'https://palmgrove.in' });

  it('begins without the settings of the sample shop, and goes by its address until it has its own', async () => {
    await shop.db.execute(sql`delete from settings`);
    await fillSettings(shop.db, TEST_SETTINGS, { isSample: false, tax: { mode: 'flat18' }, at: new Date() });
    const { brand, sections } = await open();
    expect(sections().seller.version).toBe(0);
    expect(brand).toMatchObject({
      name: 'palmgrove.in',
      seller: { email: 'no-reply@palmgrove.in', gstin: '' },
    });
  });

  it('keeps what an earlier release had in its content folder', async () => {
    await fillSettings(
      shop.db,
      { ...TEST_SETTINGS, seller: SELLER },
      { isSample: false, tax: { mode: 'flat18' }, at: new Date() },
    );
    const { sections } = await open();
    expect(sections().seller).toEqual({ values: SELLER, version: 1 });
    expect(sections().support.version).toBe(0);
  });

  it('takes the first texts of a section from the first writer', async () => {
    const other = await newTestStaff(shop, ['settings.write']);
    const answers = await Promise.all(
      [staff, other].map((one) =>
        one.call('PUT', '/settings/support', {
          body: { ...TEST_SETTINGS.support, officerName: one.name },
          version: 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('treats corrupted settings as unset', async () => {
    await shop.db.execute(sql`update settings set value = '{"name": 7}' where key = 'support'`);
    expect((await open()).sections().support).toMatchObject({ values: { email: '' }, version: 2 });
  });
});
