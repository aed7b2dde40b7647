import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { rewrittenCell } from '../../../testing/spreadsheet.ts';
import { checkedImport, csvForm, exportedFile } from '../../../testing/staff/csv-form.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { testProduct } from '../../../testing/staff/test-catalogue.ts';
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

describe('re-importing an export changes nothing (TRANSFER-6)', () => {
  beforeAll(async () => {
    await stockedBatch(shop, staff);
    const product = await testProduct(staff);
    const changed = await staff.call('PATCH', `/products/${product.id}`, {
      version: product.version,
      body: RICH,
    });
    expect(changed.status).toBe(200);
    await nameAsSpreadsheetsRewrite(shop);
    const shopper = await shop.newShopper();
    await shop.call('POST', '/add-address', { token: shopper.token, body: ADDRESS });
    await placeTestOrder(shop, shopper, [{ ...TOTE, quantity: 1 }]);
    await shop.db.execute(
      sql`update users set name = '=cmd|''/c calc''!A1, "quoted"' where email = ${shopper.email}`,
    );
  });

  it.each(['products', 'prices', 'stock', 'customers', 'orders'])('%s', async (kind) => {
    const file = await exportedFile(shop, staff, kind);
    for (const text of [file, file.replaceAll('\r\n', '\n'), withSemicolons(file)]) {
      const report = await checked(kind, text);
      expect(report).toMatchObject({ problems: [], changes: [], made: 0, changed: 0, refused: 0 });
      expect(report.unknownColumns).toEqual([]);
      expect(report.unchanged).toBeGreaterThan(0);
    }
  });

  it.each(['products', 'prices', 'stock', 'customers', 'orders'])(
    '%s, saved by a spreadsheet that guesses at cells: each is refused or as it was (TRANSFER-10)',
    async (kind) => {
      const [head = [], ...rows] = parse(await exportedFile(shop, staff, kind), { bom: true }) as string[][];
      const saved = rows.map((cells) => cells.map(rewrittenCell));
      expect(saved).not.toEqual(rows);
      const report = await checked(kind, stringify([head, ...saved], { bom: true }));
      expect(report.changes).toEqual([]);
      expect(report.unchanged).toBeGreaterThan(0);
      for (const { column } of report.problems) expect(head).toContain(column);
    },
  );
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
  claims: [
    { words: '=Rich in | potassium', evidence: 'Lab sheet 7\nsecond line', confirmedBy: 'Meera' },
    { words: 'Cold pressed', evidence: 'Process sheet 4', confirmedBy: 'Meera' },
  ],
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

async function nameAsSpreadsheetsRewrite({ db }: TestShop): Promise<void> {
  await db.execute(sql`
    update product_variants set sku = named.sku
    from (
      select id, (array['007', '1E5', 'MAR-26', '2026-11-23', '12345678901234'])[row_number() over (order by id)] as sku
      from product_variants
    ) named
    where named.id = product_variants.id and named.sku is not null`);
  await db.execute(sql`update products set name = 'TRUE', description = '3/4' where id = ${TOTE.productId}`);
  await db.execute(sql`update batches set code = '0012'`);
}

function withSemicolons(text: string): string {
  const rows: string[][] = parse(text, { bom: true });
  return stringify(rows, { delimiter: ';', quoted: true });
}
