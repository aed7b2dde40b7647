import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { sayWaterRate } from '../../../testing/staff/say-rate.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { fulfilOrder } from '../fulfilment/fulfilment.ts';

const WATER = { hsn: '200989', from: '2025-09-22' };
const PACK = 'tender-coconut-water-pack';

describe('a GST rate that was said by mistake (PRICING-36)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['settings.write']);
    const { version } = shop.deps.settings.sections().tax;
    await staff.call('PUT', '/settings/tax', { body: { mode: 'hsn' }, version });
    await variantWithStock(shop, `${PACK}_V01`, 1_000);
  });
  afterAll(() => shop.close());

  const versionNow = () => shop.deps.settings.sections().rates.version;
  const withdraw = (body: object, version = versionNow()) =>
    staff.call('POST', '/tax-rates/withdrawal', { body: { reason: 'Typed for 2029', ...body }, version });
  const preview = async ({ hsn, from }: typeof WATER) =>
    (await staff.call('GET', `/tax-rates/withdrawal?hsn=${hsn}&from=${from}`)).body;
  const gstShown = async () => {
    const { body } = await shop.call('GET', `/getProduct/${PACK}`);
    return (body.product as { gst: number } | undefined)?.gst;
  };
  const ship = async (orderNumber: string) => {
    for (const step of [
      { transition: 'process' },
      { transition: 'ship', courier: 'Delhivery', trackingNumber: `WD${orderNumber}` },
    ] as const) {
      const moved = await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, ...step });
      expect(moved).toMatchObject({ ok: true });
    }
  };
  const feed = async () => (await shop.deps.catalogue.current()).version;

  it("is withdrawn: prices follow at once, by the release's rate for the same day", async () => {
    expect(await gstShown()).toBe(5);
    await sayWaterRate(shop, staff, 12);
    expect(await gstShown()).toBe(12);
    const before = await feed();
    expect(await preview(WATER)).toMatchObject({
      withdrawal: { documents: 0, next: { hsn: '200989', percent: 5 }, effect: { withoutRate: 0 } },
    });
    const { status, body } = await withdraw(WATER);
    expect(status).toBe(200);
    expect(body.rates).toContainEqual(
      expect.objectContaining({ ...WATER, percent: 5, confirmedBy: null, products: expect.any(Number) }),
    );
    expect(await gstShown()).toBe(5);
    expect(await feed()).not.toBe(before);
  });

  it('stays in the history with its reason, and can be entered again', async () => {
    const { rows } = shop.deps.settings.sections().rates.values;
    expect(rows.map(({ percent, withdrawn }) => [percent, withdrawn])).toEqual([
      [12, undefined],
      [12, 'Typed for 2029'],
    ]);
    const { rows: entries } = await shop.db.execute(
      sql`select e.action, e.before ->> 'rate' as before, r.words from audit_entries e
        left join audit_reasons r on r.entry_id = e.id where e.object_id = 'rates' order by e.id`,
    );
    expect(entries.at(-1)).toMatchObject({
      action: 'withdrew a GST rate',
      before: expect.stringContaining('200989 from 2025-09-22: 12 %'),
      words: 'Typed for 2029',
    });
    await sayWaterRate(shop, staff, 12);
    expect(await gstShown()).toBe(12);
    await withdraw(WATER);
    expect(await gstShown()).toBe(5);
  });

  it('takes goods off sale that nothing else rates, as staff are told before', async () => {
    await shop.db.execute(sql`update products set hsn_code = '99887766' where id = ${PACK}`);
    const rate = { hsn: '998877', from: '2026-01-01' };
    const said = {
      ...rate,
      percent: 5,
      upToRupees: null,
      percentAbove: null,
      goods: 'Odd',
      confirmedBy: 'CA',
    };
    await staff.call('PUT', '/tax-rates', { body: said, version: versionNow() });
    expect(await gstShown()).toBe(5);
    expect(await preview(rate)).toMatchObject({
      withdrawal: { next: null, effect: { withoutRate: 4 } },
    });
    expect((await withdraw(rate)).status).toBe(200);
    expect(await gstShown()).toBeUndefined();
    await shop.db.execute(sql`update products set hsn_code = '20098990' where id = ${PACK}`);
  });

  it('of a day to come is withdrawn too; one that the shop has not said is not', async () => {
    const rate = { hsn: '6505', from: '2031-04-01' };
    const said = {
      ...rate,
      percent: 5,
      upToRupees: null,
      percentAbove: null,
      goods: 'Caps',
      confirmedBy: 'CA',
    };
    await staff.call('PUT', '/tax-rates', { body: said, version: versionNow() });
    expect(await withdraw(rate, versionNow() - 1)).toMatchObject({ body: { code: 'VERSION_STALE' } });
    expect(await withdraw({ ...rate, reason: ' ' })).toMatchObject({ status: 400 });
    expect((await withdraw(rate)).status).toBe(200);
    expect(await withdraw(rate)).toMatchObject({ status: 404, body: { code: 'RATE_NOT_FOUND' } });
    // VERSION_STALE after a concurrent withdrawal.
    expect(await withdraw(rate, versionNow() - 1)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { version: versionNow() } } },
    });
    expect(await withdraw({ hsn: '6505', from: '2025-09-22' })).toMatchObject({ status: 404 });
  });

  it('is not withdrawn once a bill bears it; what only was ordered holds up nothing', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, `${PACK}_V01`, 1_000);
    const sayAndOrder = async (percent: number) => {
      await sayWaterRate(shop, staff, percent);
      return placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    };
    const ordered = await sayAndOrder(12);
    expect((await withdraw(WATER)).status).toBe(200);
    await ship(ordered);
    const billed = await sayAndOrder(18);
    await ship(billed);
    expect(await preview(WATER)).toMatchObject({ withdrawal: { documents: 1 } });
    expect(await withdraw(WATER)).toMatchObject({
      status: 409,
      body: { code: 'RATE_BILLED', data: { documents: 1 } },
    });
    expect(await gstShown()).toBe(18);
  });
});
