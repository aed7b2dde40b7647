import type { GstReturnView } from '@ilaneer/contract/staff/books/gst-returns';
import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { addressForm } from '@ilaneer/testing/address-form';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf } from '../../../testing/shoppers/tax-documents.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';

const TAMIL_NADU = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods Private Limited',
  addressLine1: '2 Mount Road',
  addressLine2: '',
  city: 'Chennai',
  pinCode: '600002',
};
const IN_CHENNAI = { ...addressForm(), city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };
const HOUR_MS = 3_600_000;
const NOVEMBER = startOfIndiaDay('2026-11-01').getTime();

let clock = NOVEMBER - HOUR_MS;
let shop: TestShop;
let staff: TestStaff;
let shopper: TestShopper;
beforeAll(async () => {
  const known = await readHsnRates(CONTENT_DIR);
  shop = await openTestShop({
    hsnRates: known.map((rate) => rateIn('inclusive', rate)),
    // Each moment is later than the one before.
    now: () => new Date(clock++),
  });
  shopper = await shop.newShopper();
  const goods = async (id: string, quantity: number) => ({
    ...(await variantWithStock(shop, id, 1_000)),
    quantity,
  });
  const [pack, bag, notebook] = [
    await goods('tender-coconut-water-pack_V01', 1),
    await goods('beach-drawstring-bag_V01', 1),
    await goods('grove-ruled-notebook_V01', 1),
  ];
  // A sale of October whose credit note is of November.
  const returned = await deliverTestOrder(shop, shopper, [bag]);
  clock = NOVEMBER + HOUR_MS;
  await shipTestOrder(shop, shopper, [bag, notebook]);
  await shipTestOrder(shop, shopper, [{ ...pack, quantity: 2 }], { deliveryAddress: IN_CHENNAI });
  await shipTestOrder(shop, shopper, [{ ...pack, quantity: 3 }], { business: TAMIL_NADU });
  const back = [{ position: 1, quantity: 1, reason: 'damaged' }] as const;
  await refundGoods(shop, shopper, returned, back, '--reference', 'UPI 7');
  clock = startOfIndiaDay('2026-12-01').getTime() + HOUR_MS;
  staff = await newTestStaff(shop, ['reports.read', 'exports.take']);
});
afterAll(() => shop.close());

const { invoiceOf, makeOlder } = documentsOf(() => shop);

async function read(query = ''): Promise<GstReturnView> {
  const { status, body } = await staff.call('GET', `/gst-returns${query}`);
  expect(status).toBe(200);
  return body.report as GstReturnView;
}

async function download(path: string) {
  const url = `/api/staff/${path}`;
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'GET',
    url,
    headers: staff.headers(),
  });
  expect(statusCode).toBe(200);
  return { headers, body };
}

/** From the frozen contents, by SQL alone. */
async function documentTotals() {
  const { rows } = await shop.db.execute<{ taxable: string; gst: string; total: string }>(sql`
    select sum(sign * ((figures ->> 'taxable')::bigint + (figures ->> 'delivery')::bigint)) as taxable,
      sum(sign * (
        (select sum(tax::bigint) from jsonb_array_elements_text(figures -> 'taxTotals') tax)
        + (select coalesce(sum(tax::bigint), 0) from jsonb_array_elements_text(figures -> 'deliveryTaxes') tax)
      )) as gst,
      sum(sign * (figures ->> 'total')::bigint) as total
    from (
      select case d.kind when 'invoice' then 1 else -1 end as sign, c.content -> 'figures' as figures
      from tax_documents d join tax_document_contents c on c.document_id = d.id
      where (d.issued_at at time zone 'Asia/Kolkata')::date between '2026-11-01' and '2026-11-30'
    ) as documents`);
  return rows[0] ?? expect.fail('no documents');
}

describe('the GST return of a month', () => {
  it('is by default of the last one over, with documents of that month alone (GST-RETURN-1)', async () => {
    const report = await read();
    expect(report).toMatchObject({ month: '2026-11', documents: 4, roundOff: 0 });
    expect(report.sections.map(({ section, documents }) => [section, documents])).toEqual([
      ['b2b', 1],
      ['b2cl', 0],
      ['b2cs', 3],
      ['cdnr', 0],
      ['cdnur', 0],
      ['nil', 1],
    ]);
    expect((await read('?month=2026-10')).documents).toBe(1);
    expect((await read('?month=2026-09')).documents).toBe(0);
  });

  it('adds up to the documents, to the paisa (GST-RETURN-5)', async () => {
    const { total } = await read();
    const expected = await documentTotals();
    const paise = (rupees: number) => Math.round(rupees * 100);
    expect(paise(total.taxable)).toBe(Number(expected.taxable));
    expect(paise(total.igst) + paise(total.cgst) + paise(total.sgst)).toBe(Number(expected.gst));
    expect(Number(expected.taxable) + Number(expected.gst)).toBe(Number(expected.total));
  });

  it('is the same of documents of earlier releases, whose content is derived', async () => {
    const before = await read();
    const { rows } = await shop.db.execute<{ orderId: string }>(
      sql`select order_id as "orderId" from tax_documents where kind = 'invoice' order by position`,
    );
    await makeOlder(await invoiceOf(rows[2]?.orderId ?? ''));
    expect(await read()).toEqual(before);
  });

  it("is the portal's file and the offline tool's sheets, each noted in the audit log (GST-RETURN-3, GST-RETURN-4, GST-RETURN-11)", async () => {
    const { gstin } = await read();
    const json = await download('gst-returns/gstr1.json?month=2026-11');
    expect(json.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${gstin}-2026-11-gstr1.json"`,
      'cache-control': 'no-store',
    });
    const portal = JSON.parse(json.body);
    const sections = ['b2b', 'b2cs', 'nil', 'hsn', 'doc_issue'];
    expect(Object.keys(portal)).toEqual(['gstin', 'fp', 'version', 'hash', ...sections]);
    expect(portal).toMatchObject({ gstin, fp: '112026', b2b: [{ ctin: TAMIL_NADU.gstin }] });
    // The bag of November less that of October.
    expect(portal.hsn.hsn_b2c.find(({ hsn_sc }: { hsn_sc: string }) => hsn_sc === '420292')).toMatchObject({
      uqc: 'PCS',
      qty: 0,
    });
    const b2b = await download('gst-returns/b2b.csv?month=2026-11');
    const rowsOfTool: Record<string, string>[] = parse(b2b.body, { columns: true });
    expect(rowsOfTool[0]).toMatchObject({
      'GSTIN/UIN of Recipient': TAMIL_NADU.gstin,
      'Place Of Supply': '33-Tamil Nadu',
      'Invoice date': '01-Nov-2026',
      Rate: '5',
    });
    expect((await download('gst-returns/gstr3b.csv?month=2026-11')).body).toMatch(/^Table,Supplies,/);
    const { rows } = await shop.db.execute<{ entry: string }>(
      sql`select audit_entries::text as entry from audit_entries order by id desc limit 1`,
    );
    expect(rows[0]?.entry).toContain('GST return');
    expect(rows[0]?.entry).toContain('gstr3b.csv');
  });

  it('takes the right to export and the right to read reports (GST-RETURN-11)', async () => {
    const exporter = await newTestStaff(shop, ['exports.take']);
    expect(await exporter.call('GET', '/gst-returns/gstr1.json')).toMatchObject({
      status: 403,
      body: { code: 'PERMISSION_MISSING', data: { permission: 'reports.read' } },
    });
    const reader = await newTestStaff(shop, ['reports.read']);
    expect(await reader.call('GET', '/gst-returns/gstr1.json')).toMatchObject({ status: 403 });
  });

  it.each([
    ['month=2026-13', 'month'],
    ['month=2027-01', 'month'],
    ['gstin=32aakca1234m1zu', 'gstin'],
  ])('refuses %s at its field', async (query, field) => {
    for (const path of [`/gst-returns?${query}`, `/gst-returns/gstr1.json?${query}`] as const) {
      expect(await staff.call('GET', path)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    }
  });
});

describe('the registers of a month (GST-RETURN-9)', () => {
  async function rowsOf(kind: string) {
    const { body } = await download(`exports/${kind}?month=2026-11`);
    const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
    return rows;
  }

  it('of sales has a row a document and rate, and totals once', async () => {
    const rows = await rowsOf('sales-register');
    expect(rows.map((row) => [row.Number?.slice(-2), row['GST %'], row.Total !== ''])).toEqual([
      ['02', '0', true],
      ['02', '18', false],
      ['03', '5', true],
      ['04', '5', true],
    ]);
    expect(rows.at(-1)).toMatchObject({
      Date: '2026-11-01',
      Kind: 'Tax invoice',
      Buyer: TAMIL_NADU.legalName,
      "Buyer's GSTIN": TAMIL_NADU.gstin,
      'Place of supply': 'Tamil Nadu (33)',
      CGST: '0.00',
    });
    const counted = await staff.call('GET', '/exports/sales-register/count?month=2026-11');
    expect(counted.body.count).toBe(3);
  });

  it('of credit notes names the invoice of each', async () => {
    expect(await rowsOf('credit-note-register')).toMatchObject([
      {
        Kind: 'Credit note',
        'Invoice date': '2026-10-31',
        'GST %': '18',
        Total: expect.stringMatching(/^\d/),
      },
    ]);
  });

  it('of documents has every number', async () => {
    const rows = await rowsOf('document-register');
    expect(rows.map(({ Kind, Cancelled }) => [Kind, Cancelled])).toEqual([
      ['Invoice-cum-bill of supply', 'No'],
      ['Tax invoice', 'No'],
      ['Tax invoice', 'No'],
      ['Credit note', 'No'],
    ]);
  });

  it('refuse a month that has not begun', async () => {
    const refused = await staff.call('GET', '/exports/document-register?month=2027-01');
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'month' }] } });
  });
});
