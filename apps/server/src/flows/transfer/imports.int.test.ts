import type { ImportView } from '@ilaneer/contract/staff/transfer/imports';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../testing/shoppers/test-order.ts';
import { csvForm } from '../../testing/staff/csv-form.ts';
import { stockedBatch } from '../../testing/staff/stocked-batch.ts';
import { testProduct } from '../../testing/staff/test-catalogue.ts';
import { newTestStaff, type TestStaff } from '../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const TOTE = { productId: 'market-tote', variantId: 'market-tote_V01' };

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, PERMISSIONS);
});
afterAll(() => shop.close());

describe('what is taken out changes nothing when it comes back (TRANSFER-6)', () => {
  beforeAll(async () => {
    await stockedBatch(shop, staff);
    const product = await testProduct(staff);
    const changed = await staff.call('PATCH', `/products/${product.id}`, {
      version: product.version,
      body: RICH,
    });
    expect(changed.status).toBe(200);
    const shopper = await shop.newShopper();
    await shop.call('POST', '/add-address', { token: shopper.token, body: ADDRESS });
    await placeTestOrder(shop, shopper, [{ ...TOTE, quantity: 1 }]);
    await shop.db.execute(
      sql`update users set name = '=cmd|''/c calc''!A1, "quoted"' where email = ${shopper.email}`,
    );
  });

  it.each(['products', 'prices', 'stock', 'customers', 'orders'])('%s', async (kind) => {
    const file = await exported(kind);
    for (const text of [file, file.replaceAll('\r\n', '\n'), withSemicolons(file)]) {
      const report = await checked(kind, text);
      expect(report).toMatchObject({ problems: [], changes: [], made: 0, changed: 0, refused: 0 });
      expect(report.unknownColumns).toEqual([]);
      expect(report.unchanged).toBeGreaterThan(0);
    }
  });
});

describe('products', () => {
  it('are made, changed and left alone, all in one file', async () => {
    const product = await testProduct(staff);
    const [variant] = product.variants.filter(({ active }) => active);
    const text = csv([
      [
        'SKU',
        'Product ID',
        'Product',
        'Category',
        'Choices',
        'Net quantity',
        'Shipping grams',
        'Price',
        'MRP',
        'Colours',
      ],
      [
        variant?.sku,
        product.id,
        'Changed; name',
        product.categoryId,
        optionsOf(variant?.options),
        '1 × 1 piece',
        '410',
        '200',
        '355',
        'x',
      ],
      ['NEW-1', '', 'New oil', await aCategory(), 'Size | 1 L', '1 × 1000 ml', '', '1,299.50', '1700', ''],
      ['NEW-2', '', 'New oil', '', 'Size | 2 L', '2 × 1000 ml', '', '2499', '3000', ''],
    ]);
    const good = await checked('products', text);
    expect(good).toMatchObject({
      problems: [],
      made: 2,
      changed: 1,
      refused: 0,
      unknownColumns: ['Colours'],
    });
    const done = await staff.call('POST', `/imports/${good.id}/application`, { body: {} });
    expect(done).toMatchObject({ status: 200, body: { import: { made: 2, changed: 1 } } });
    const now = await productOf(product.id);
    expect(now).toMatchObject({ name: 'Changed; name' });
    expect(now.variants.find(({ sku }) => sku === variant?.sku)).toMatchObject({
      price: 200,
      mrp: 355,
      shippingGrams: 410,
    });
    const { rows } = await shop.db.execute<{ product_id: string; name: string; price_paise: number }>(
      sql`select product_id, name, price_paise from product_variants where sku like 'NEW-_' order by sku`,
    );
    expect(rows).toMatchObject([
      { name: 'Size: 1 L', price_paise: 129_950 },
      { name: 'Size: 2 L', price_paise: 249_900 },
    ]);
    expect(await productOf(rows[0]?.product_id ?? '')).toMatchObject({ state: 'draft', name: 'New oil' });
    const { changes } = (await staff.call('GET', `/products/${product.id}/prices`)).body as {
      changes: object[];
    };
    expect(changes).toHaveLength(1);
    // Once is enough, and twice is once.
    const again = await staff.call('POST', `/imports/${good.id}/application`, { body: {} });
    expect(again.status).toBe(200);
    expect((await productOf(product.id)).version).toBe(now.version);
    expect(await checked('products', text)).toMatchObject({ made: 0, changed: 0, unchanged: 3 });
  });

  it('are refused by line and column, and then nothing is imported', async () => {
    const product = await testProduct(staff);
    const sku = product.variants.find(({ active }) => active)?.sku ?? '';
    const text = csv([
      ['SKU', 'Product', 'Category', 'HSN code', 'Net quantity', 'Barcode', 'Price', 'MRP', 'State'],
      [sku, product.name, 'Nowhere', '12', 'a lot', '123', '1000', '355', ''],
      ['NEW 9', 'Other', await aCategory(), '1513', '1 × 1 piece', '', '10', '20', ''],
      ['NEW-8', 'Third', await aCategory(), '1513', '1 × 1 piece', '', '10', '20', 'published'],
      [sku, '', '', '', '', '', '', '', ''],
    ]);
    const report = await checked('products', text);
    const places = report.problems.map(({ line, column }) => `${line} ${column}`);
    expect(places).toEqual(
      expect.arrayContaining([
        '2 Category',
        '2 Net quantity',
        '3 SKU',
        '4 Description',
        '4 Generic name',
        '5 SKU',
      ]),
    );
    expect(report).toMatchObject({ refused: 4, made: 0, changed: 0 });
    expect(await staff.call('POST', `/imports/${report.id}/application`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_REFUSED' },
    });
    const list = await shop.app.inject({
      url: `/api/staff/imports/${report.id}/problems`,
      headers: staff.headers(),
    });
    expect(list.body.split('\r\n')).toHaveLength(report.problemCount + 2);
  });

  it('that a colleague changed meanwhile are not written over', async () => {
    const product = await testProduct(staff);
    const sku = product.variants.find(({ active }) => active)?.sku ?? '';
    const report = await checked(
      'products',
      csv([
        ['SKU', 'Description'],
        [sku, 'From the file'],
      ]),
    );
    await staff.call('PATCH', `/products/${product.id}`, {
      version: product.version,
      body: { weight: '1 kg' },
    });
    const refused = await staff.call('POST', `/imports/${report.id}/application`, { body: {} });
    expect(refused).toMatchObject({ status: 409, body: { code: 'IMPORT_STALE' } });
    expect(String(refused.body.message)).toContain(sku);
    expect(await productOf(product.id)).toMatchObject({ weight: '1 kg', description: product.description });
  });
});

describe('prices', () => {
  it('count now or from a day on, and never above the MRP', async () => {
    const product = await testProduct(staff);
    const sku = product.variants.find(({ active }) => active)?.sku ?? '';
    const high = await checked(
      'prices',
      csv([
        ['SKU', 'Price', 'From'],
        [sku, '5000', '2020-01-01'],
      ]),
    );
    expect(high.problems.map(({ column }) => column)).toEqual(expect.arrayContaining(['Price', 'From']));
    const later = await checked(
      'prices',
      csv([
        ['SKU', 'Price', 'MRP', 'From'],
        [sku, '201', '355', '2099-01-02 10:30'],
      ]),
    );
    expect(later).toMatchObject({ problems: [], changed: 1 });
    expect((await staff.call('POST', `/imports/${later.id}/application`, { body: {} })).status).toBe(200);
    const { changes } = (await staff.call('GET', `/products/${product.id}/prices`)).body as {
      changes: { takesEffectAt: string; to: object }[];
    };
    expect(changes).toMatchObject([{ takesEffectAt: '2099-01-02T05:00:00.000Z', to: { price: 201 } }]);
  });
});

describe('stock', () => {
  it('is counted and changed through the ledger, by batch', async () => {
    const { variantId, stock } = await stockedBatch(shop, staff);
    const { rows } = await shop.db.execute<{ code: string; on_hand: number }>(
      sql`select code, on_hand from batches where variant_id = ${variantId} order by created_at desc limit 1`,
    );
    const [batch] = rows;
    const text = csv([
      ['SKU', 'Batch', 'Was', 'Counted', 'Change', 'Reason', 'Note'],
      [stock.sku, batch?.code, '20', '17', '', 'damaged', 'two burst'],
    ]);
    const report = await checked('stock', text);
    expect(report).toMatchObject({ problems: [], changed: 1 });
    expect((await staff.call('POST', `/imports/${report.id}/application`, { body: {} })).status).toBe(200);
    const after = await shop.db.execute<{ on_hand: number }>(
      sql`select on_hand from batches where variant_id = ${variantId} and code = ${batch?.code ?? ''}`,
    );
    expect(after.rows).toEqual([{ on_hand: 17 }]);
    const wrong = await checked(
      'stock',
      csv([
        ['SKU', 'Batch', 'Counted', 'Change', 'Reason'],
        [stock.sku, batch?.code, '', '-500', 'damaged'],
        [stock.sku, 'NONE', '3', '', 'damaged'],
        ['market-tote-nothing', '', '3', '', 'damaged'],
      ]),
    );
    expect(wrong.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 Change',
      '3 Batch',
      '4 SKU',
    ]);
  });
});

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

  it('who rang and have no e-mail address go out with their number, and come back by it', async () => {
    await shop.db.execute(
      sql`insert into users (id, name, claimed_mobile, created_at, updated_at) values ('rang-once', 'Rang Once', '9847044444', now(), now())`,
    );
    const file = await exported('customers');
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
  it('move along their way with what the courier gave, and nothing else', async () => {
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

describe('a file', () => {
  it.each([
    ['', 'There is no row in this file.'],
    ['SKU,Price', 'There is no row in this file.'],
    ['Price\n12', 'This column is missing: SKU.'],
    ['SKU,sku\nA,B', 'The column SKU is there twice.'],
    ['SKU,Price\nA,"12', 'Line'],
    ['SKU,Price\nA,1,2', 'Line 2 has more cells than there are headings.'],
    [Buffer.from([0xff, 0xfe, 0x53, 0x00]), 'This file is not UTF-8.'],
  ])('%j is refused', async (text, message) => {
    const answer = await staff.call('POST', '/imports/prices', csvForm(text));
    expect(answer).toMatchObject({ status: 400, body: { code: 'IMPORT_FILE_REFUSED' } });
    expect(String(answer.body.message)).toContain(message);
  });

  it('is read by lines as spreadsheets count them', async () => {
    const text = 'sep=;\r\n"SKU";"Note"\r\n"A";"two\r\nlines"\r\n\r\n;\r\n"B";"x"\r\n';
    const { problems } = await checked('stock', text);
    expect(problems.map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each([
    ['products', 'catalogue.write'],
    ['prices', 'prices.write'],
    ['stock', 'stock.adjust'],
    ['customers', 'customers.write'],
    ['orders', 'orders.fulfil'],
  ] as const)('of %s is for those who may write them', async (kind, permission: Permission) => {
    const other = await newTestStaff(
      shop,
      PERMISSIONS.filter((one) => one !== permission),
    );
    expect(await other.call('POST', `/imports/${kind}`, csvForm('SKU\nA'))).toMatchObject({
      status: 403,
      body: { code: 'PERMISSION_MISSING', data: { permission } },
    });
    const template = await shop.app.inject({
      url: `/api/staff/import-templates/${kind}`,
      headers: staff.headers(),
    });
    expect(template.statusCode).toBe(200);
    expect((await staff.call('POST', `/imports/${kind}`, csvForm(template.body))).status).toBe(201);
  });

  it("is its own member's", async () => {
    const { id } = await checked('prices', 'SKU\nA');
    const other = await newTestStaff(shop, PERMISSIONS);
    expect(await other.call('GET', `/imports/${id}`)).toMatchObject({ status: 404 });
    expect(await other.call('POST', `/imports/${id}/application`, { body: {} })).toMatchObject({
      status: 404,
    });
  });
});

const RICH = {
  description: '=1+1 is not run\nsecond "line", with; signs',
  features: ['a | b', '  blank ends ', '-1'],
  ingredients: null,
  nutrition: [
    { name: 'Energy', per100: '20 kcal' },
    { name: 'Sugar', per100: '2 g', perServing: '1 g', percentRda: 2.5 },
  ],
  allergens: ['Nuts'],
  shelfLifeDays: 90,
  consumerCare: { address: '+91 road', phone: "'=x", email: 'care@example.com' },
  importer: { name: 'Importer', address: 'Somewhere\n2nd line' },
};

const ADDRESS = {
  fullName: 'Anu',
  phone: '9847012345',
  addressLine1: '=House',
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  country: 'India',
  zipCode: '682001',
  addressType: 'Office',
};

async function exported(kind: string): Promise<string> {
  const { statusCode, body } = await shop.app.inject({
    url: `/api/staff/exports/${kind}`,
    headers: staff.headers(),
  });
  expect(statusCode).toBe(200);
  return body;
}

async function checked(kind: string, text: string): Promise<ImportView> {
  const { status, body } = await staff.call('POST', `/imports/${kind}`, csvForm(text));
  expect({ status, message: body.message }).toEqual({ status: 201, message: undefined });
  return body.import as ImportView;
}

async function productOf(id: string) {
  const { body } = await staff.call('GET', `/products/${id}`);
  return body.product as {
    name: string;
    version: number;
    variants: readonly { sku: string; price: number }[];
  };
}

async function aCategory(): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`select id from categories order by id limit 1`);
  return rows[0]?.id ?? '';
}

async function numberOf(idOrNumber: string): Promise<string> {
  const { rows } = await shop.db.execute<{ number: string }>(
    sql`select number from orders where id = ${idOrNumber} or number = ${idOrNumber}`,
  );
  return rows[0]?.number ?? '';
}

function optionsOf(options: Readonly<Record<string, string>> = {}): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} | ${value}`)
    .join('\n');
}

function csv(rows: readonly (readonly (string | undefined)[])[]): string {
  return rows
    .map((cells) => cells.map((cell = '') => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** The same file as spreadsheets of Europe save it. */
function withSemicolons(text: string): string {
  const rows: string[][] = parse(text, { bom: true });
  return stringify(rows, { delimiter: ';', quoted: true });
}
