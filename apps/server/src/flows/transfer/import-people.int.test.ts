import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { checkedImport, csv, exportedFile } from '../../../testing/staff/csv-form.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const TOTE = { productId: 'market-tote', variantId: 'market-tote_V01' };

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, PERMISSIONS);
});
afterAll(() => shop.close());

const checked = (kind: string, text: string) => checkedImport(staff, kind, text);

describe('customers', () => {
  it('are new without a login, or have another name and address; contacts stay as they were proven', async () => {
    const shopper = await shop.newShopper();
    const text = csv([
      ['Email', 'Mobile', 'Name', 'Address phone', 'Address line 1', 'City', 'State', 'PIN code'],
      [shopper.email.toUpperCase(), '', 'Meera Nair', '9847012345', 'House 1', 'Kochi', 'Kerala', '682001'],
      ['new@import.example', '9847099999', 'New One', '', 'House 2', 'Kochi', 'Kerala', '682001'],
    ]);
    const report = await checked('customers', text);
    expect(report).toMatchObject({ problems: [], made: 1, changed: 1 });
    expect((await staff.call('POST', `/imports/${report.id}/application`, { body: {} })).status).toBe(200);
    const { rows } = await shop.db.execute(sql`
      select u.name, u.email_verified, u.mobile, u.password_hash is null as loginless, u.agreed_to_terms_at, a.phone
      from users u join addresses a on a.user_id = u.id and a.is_default where u.email = 'new@import.example'`);
    expect(rows).toEqual([
      {
        name: 'New One',
        email_verified: false,
        mobile: null,
        loginless: true,
        agreed_to_terms_at: null,
        phone: '9847099999',
      },
    ]);
    const { rows: entries } = await shop.db.execute<{ entry: string }>(
      sql`select audit_entries::text as entry from audit_entries where object_kind = 'customer'`,
    );
    expect(entries.length).toBe(2);
    for (const { entry } of entries) expect(entry).not.toMatch(/Meera|House|import\.example|98470/);
    const wrong = await checked(
      'customers',
      csv([
        ['Email', 'Mobile', 'State'],
        ['', '9847011111', ''],
        ['x@y.example', '', 'Goa?'],
      ]),
    );
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual(
      expect.arrayContaining(['2 Mobile', '3 Name', '3 State']),
    );
  });

  it('from phone orders without an e-mail address are exported and re-imported by number', async () => {
    await shop.db.execute(
      sql`insert into users (id, name, claimed_mobile, created_at, updated_at) values ('rang-once', 'Rang Once', '9847044444', now(), now())`,
    );
    const file = await exportedFile(shop, staff, 'customers');
    expect(file).toContain('Rang Once,,9847044444');
    expect(await checked('customers', file)).toMatchObject({ problems: [], made: 0, changed: 0 });
    const renamed = await checked('customers', file.replace('Rang Once', 'Rang Twice'));
    expect(renamed).toMatchObject({ problems: [], made: 0, changed: 1 });
    expect((await staff.call('POST', `/imports/${renamed.id}/application`, { body: {} })).status).toBe(200);
    const { rows } = await shop.db.execute(
      sql`select name, mobile, claimed_mobile from users where id = 'rang-once'`,
    );
    expect(rows).toEqual([{ name: 'Rang Twice', mobile: null, claimed_mobile: '9847044444' }]);
  });
});

describe('orders', () => {
  it("move on with the courier's data only", async () => {
    await shop.db.execute(sql`update product_variants set stock = 50 where id = ${TOTE.variantId}`);
    const place = async () =>
      numberOf(await placeTestOrder(shop, await shop.newShopper(), [{ ...TOTE, quantity: 1 }]));
    const [first, second] = [await place(), await place()];
    const text = csv([
      ['Order', 'Status', 'Courier', 'Tracking number'],
      [first, '', 'Delhivery', 'DL12345678'],
      [second, 'delivered', 'DTDC', 'DT12345678'],
    ]);
    const report = await checked('orders', text);
    expect(report).toMatchObject({ problems: [], changed: 2 });
    expect((await staff.call('POST', `/imports/${report.id}/application`, { body: {} })).status).toBe(200);
    const { rows } = await shop.db.execute(
      sql`select status, tracking_number from orders where number in (${first}, ${second}) order by status`,
    );
    expect(rows).toEqual([
      { status: 'delivered', tracking_number: 'DT12345678' },
      { status: 'shipped', tracking_number: 'DL12345678' },
    ]);
    expect(await checked('orders', text)).toMatchObject({ changed: 0, unchanged: 2 });
    const wrong = await checked(
      'orders',
      csv([
        ['Order', 'Status', 'Courier', 'Tracking number'],
        [first, 'shipped', 'Delhivery', 'DL-OTHER-1'],
        [second, 'cancelled', '', ''],
        ['OD-NONE', '', '', 'X1234'],
        [await place(), 'shipped', '', 'X1234'],
      ]),
    );
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 Tracking number',
      '3 Status',
      '4 Order',
      '5 Courier',
    ]);
  });
});

async function numberOf(idOrNumber: string): Promise<string> {
  const { rows } = await shop.db.execute<{ number: string }>(
    sql`select number from orders where id = ${idOrNumber} or number = ${idOrNumber}`,
  );
  return rows[0]?.number ?? '';
}
