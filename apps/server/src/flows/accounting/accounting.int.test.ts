import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { type AccountId, accountName } from '@ilaneer/domain/journal/accounts';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { addressForm } from '@ilaneer/testing/address-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TallyCompany } from '../../../testing/accounting/tally-company.ts';
import { ZohoOrganisation } from '../../../testing/accounting/zoho-organisation.ts';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';

const HOUR_MS = 3_600_000;
const BUSINESS = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods & Sons',
  addressLine1: '2 Mount Road',
  addressLine2: '',
  city: 'Chennai',
  pinCode: '600002',
};
const IN_CHENNAI = { ...addressForm(), city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };

// Both ways of posting sales (JOURNAL-29).
describe.each(['2026-11', '2026-12'])('files for other programs, of %s', (month) => {
  const begins = startOfIndiaDay(`${month}-01`).getTime();
  let clock = begins + HOUR_MS;
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    shop = await openTestShop({
      hsnRates: known.map((rate) => rateIn('inclusive', rate)),
      now: () => new Date(clock++),
    });
    const shopper = await shop.newShopper();
    const [pack, bag, notebook] = [
      await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000),
      await variantWithStock(shop, 'beach-drawstring-bag_V01', 1_000),
      await variantWithStock(shop, 'grove-ruled-notebook_V01', 1_000),
    ];
    const sold = await deliverTestOrder(shop, shopper, [
      { ...bag, quantity: 3 },
      { ...notebook, quantity: 1 },
    ]);
    await refundGoods(
      shop,
      shopper,
      sold,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UPI 7',
    );
    await shipTestOrder(shop, shopper, [{ ...pack, quantity: 7 }], { deliveryAddress: IN_CHENNAI });
    await shipTestOrder(
      shop,
      shopper,
      [
        { ...pack, quantity: 3 },
        { ...bag, quantity: 1 },
      ],
      { business: BUSINESS },
    );
    const paid = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
    await decideAtGateway(shop, await startPayment(shop, shopper, paid), 'approve');
    clock = begins + 40 * 24 * HOUR_MS;
    staff = await newTestStaff(shop, ['reports.read', 'exports.take']);
  });
  afterAll(() => shop.close());

  async function take(kind: string): Promise<string> {
    const { statusCode, headers, body } = await shop.app.inject({
      method: 'GET',
      url: `/api/staff/exports/${kind}?month=${month}`,
      headers: staff.headers(),
    });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain(kind === 'tally' ? '.xml' : '.csv');
    return body;
  }

  /** By the lines of the month, debits less credits. */
  async function journalBalances(nameOf: (account: AccountId) => string) {
    const { rows } = await shop.db.execute<{ account: AccountId; balance: string }>(sql`
      select l.account, sum(case l.side when 'debit' then l.amount_paise else -l.amount_paise end) as balance
      from journal_lines l join journal_entries e on e.id = l.entry_id
      where to_char(e.booked_on, 'YYYY-MM') = ${month} group by l.account`);
    const balances = new Map<string, number>();
    for (const { account, balance } of rows) {
      const name = nameOf(account);
      balances.set(name, (balances.get(name) ?? 0) + Number(balance));
    }
    return new Map([...balances].filter(([, balance]) => balance !== 0));
  }

  const sorted = (balances: ReadonlyMap<string, number>) =>
    Object.fromEntries([...balances].filter(([, balance]) => balance !== 0).toSorted());

  it('Tally takes every entry, at the balances of the journal; a second import changes nothing (ACCOUNTING-1, ACCOUNTING-2, ACCOUNTING-3)', async () => {
    const company = new TallyCompany();
    const xml = await take('tally');
    const { created, altered } = company.import(xml);
    const { body } = await staff.call('GET', `/exports/tally/count?month=${month}`);
    expect([created, altered]).toEqual([body.count, 0]);
    expect(sorted(company.balances())).toEqual(sorted(await journalBalances(accountName)));
    const before = sorted(company.balances());
    expect(company.import(await take('tally'))).toEqual({ created: 0, altered: created });
    expect(sorted(company.balances())).toEqual(before);
    const types = new Set([...company.vouchers.values()].map(({ type }) => type));
    expect([...types].toSorted()).toEqual(
      expect.arrayContaining(['Credit Note', 'Journal', 'Payment', 'Sales']),
    );
    expect(xml).not.toContain(addressForm().fullName);
  });

  it('Zoho Books takes documents, payments and journals, at the balances of the journal (ACCOUNTING-4, ACCOUNTING-5)', async () => {
    const organisation = new ZohoOrganisation('KL');
    const files = {
      invoices: await take('zoho-invoices'),
      notes: await take('zoho-credit-notes'),
      payments: await take('zoho-payments'),
      journals: await take('zoho-journals'),
    };
    const importAll = () => [
      organisation.importInvoices(files.invoices),
      organisation.importCreditNotes(files.notes),
      organisation.importPayments(files.payments),
      organisation.importJournals(files.journals) > 0,
    ];
    expect(importAll()).toEqual([3, 1, 2, true]);
    const customers = new Set<AccountId>(['customer-receivables', 'customer-advances']);
    const expected = await journalBalances((account) =>
      customers.has(account) ? 'Accounts Receivable' : accountName(account),
    );
    expect(sorted(organisation.balances())).toEqual(sorted(expected));
    expect(importAll()).toEqual([0, 0, 0, false]);
    expect(sorted(organisation.balances())).toEqual(sorted(expected));
    const { rows } = await shop.db.execute<{ number: string; total: string }>(sql`
      select d.number, c.content -> 'figures' ->> 'total' as total
      from tax_documents d join tax_document_contents c on c.document_id = d.id
      where d.kind in ('invoice', 'credit-note')`);
    for (const { number, total } of rows) expect(organisation.totalOf(number)).toBe(Number(total));
    expect(files.invoices).toContain(BUSINESS.legalName);
    expect(files.invoices).not.toContain(addressForm().fullName);
  });

  it.each([
    ['a sign', /<ISDEEMEDPOSITIVE>Yes/, '<ISDEEMEDPOSITIVE>No'],
    ['an amount', /(<AMOUNT>-?)(\d)/, '$19$2'],
    ['a ledger', /<LEDGERNAME>[^<]+/, '<LEDGERNAME>Cash'],
    ['a number', /<VOUCHERNUMBER>[^<]+/g, '<VOUCHERNUMBER>1'],
    ['a group', /<PARENT>[^<]+/, '<PARENT>Assets'],
  ])('would be refused by Tally for %s', async (_, found, instead) => {
    const xml = (await take('tally')).replace(found, instead);
    expect(() => new TallyCompany().import(xml)).toThrow('Tally refuses');
  });

  it('are refused for a month that has not begun', async () => {
    const refused = await staff.call('GET', '/exports/tally?month=2028-01');
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'month' }] } });
  });
});
