import { join } from 'node:path';
import { type Colours, FIRST_COLOURS } from '@ilaneer/domain/look/colours';
import { NO_LOOK } from '@ilaneer/domain/look/look';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { coloursOfPdf } from '../../../testing/read-pdf.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';

let shop: TestShop;
let staff: TestStaff;
let shopper: TestShopper;
beforeAll(async () => {
  shop = await openTestShop({ picturesDir: join(CONTENT_DIR, 'pictures') });
  staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil']);
  shopper = await shop.newShopper();
});
afterAll(() => shop.close());

const { invoiceOf, download, byStaff } = documentsOf(() => shop);

const pictures = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[\s\S]*?\/Width (\d+)/g)].map(([, width]) =>
    Number(width),
  );
const lookIs = async (logo: string, colours: Colours = FIRST_COLOURS) => {
  const value = JSON.stringify({ ...NO_LOOK, colours, pictures: { ...NO_LOOK.pictures, logo } });
  await shop.db.execute(sql`
    insert into settings (key, value, created_at, updated_at) values ('look', ${value}::jsonb, now(), now())
    on conflict (key) do update set value = excluded.value`);
  await shop.deps.settings.refresh();
};
const ship = async () =>
  shipTestOrder(shop, shopper, [
    { ...(await variantWithStock(shop, 'tender-coconut-water-pack_V01', 100)), quantity: 1 },
  ]);
const papersOf = async (orderId: string, kinds: readonly string[]) => {
  const { body } = await staff.call('GET', `/orders/${orderId}`);
  const orderNumbers = [(body.order as { state: { orderNumber: string } }).state.orderNumber];
  const url = '/api/staff/packing/documents';
  const payload = { parcelIds: [], orderNumbers, kinds, format: 'pdf' };
  return (await shop.app.inject({ method: 'POST', url, headers: staff.headers(), payload })).rawPayload;
};

describe('the logo of the look (SETTING-21)', () => {
  it('heads a tax document, and stays on its copies when the look changes', async () => {
    await lookIs('art/wordmark.svg');
    const orderId = await ship();
    const invoice = await invoiceOf(orderId);
    const { name, legalName } = invoice.seller;
    const original = await download(shopper, `${orderId}/invoice`);
    expect(pictures(original)).toEqual([440]);
    expect(wordsOf(original).split('\n')).not.toContain(name);
    expect(wordsOf(original)).toContain(legalName);
    await lookIs('');
    expect(pictures((await byStaff(staff, invoice, '?copy=triplicate')).rawPayload)).toEqual([440]);
    expect((await download(shopper, `${orderId}/invoice`)).equals(original)).toBe(true);

    const plain = await ship();
    const unsigned = await download(shopper, `${plain}/invoice`);
    expect(pictures(unsigned)).toEqual([]);
    expect(wordsOf(unsigned).split('\n')).toContain(name);
  });

  it('heads slips and labels, embedded once', async () => {
    await lookIs('art/wordmark.svg');
    const orderId = await ship();
    expect(pictures(await papersOf(orderId, ['label', 'slip']))).toEqual([440]);
    await lookIs('');
    const plain = await papersOf(orderId, ['label', 'slip']);
    expect(pictures(plain)).toEqual([]);
    expect(wordsOf(plain)).toContain(`From ${shop.deps.brand.name}`);
  });

  it('that is gone leaves the name', async () => {
    await lookIs('art/gone.svg');
    const pdf = await download(shopper, `${await ship()}/invoice`);
    expect(pictures(pdf)).toEqual([]);
    expect(wordsOf(pdf).split('\n')).toContain(shop.deps.brand.name);
  });
});

describe('the colours of the look (SETTING-21)', () => {
  const COFFEE: Colours = { ...FIRST_COLOURS, ground: '#faf6f1', ink: '#2b1a12', primary: '#7a3e1d' };
  const GREENS = ['#0e3b2e', '#1e7b4f', '#3f5d51', '#e9f4e4', '#cfd6c8'];

  it('are those of a tax document at its issue, also on its copies when the look changes', async () => {
    await lookIs('', COFFEE);
    const orderId = await ship();
    const invoice = await invoiceOf(orderId);
    const copy = async () => (await byStaff(staff, invoice, '?copy=triplicate')).rawPayload;
    const [original, before] = [await download(shopper, `${orderId}/invoice`), await copy()];
    for (const pdf of [original, before]) {
      const used = coloursOfPdf(pdf);
      expect([...used]).toEqual(expect.arrayContaining([COFFEE.ink, COFFEE.primary]));
      expect(GREENS.filter((green) => used.has(green))).toEqual([]);
    }
    await lookIs('');
    expect((await download(shopper, `${orderId}/invoice`)).equals(original)).toBe(true);
    expect((await copy()).equals(before)).toBe(true);
  });

  it('are not put on documents issued before', async () => {
    await lookIs('');
    const orderId = await ship();
    const invoice = await invoiceOf(orderId);
    expect(invoice.seller).not.toHaveProperty('colours');
    await lookIs('', COFFEE);
    const copy = coloursOfPdf((await byStaff(staff, invoice, '?copy=triplicate')).rawPayload);
    expect([...copy].toSorted()).toEqual(GREENS.toSorted());
  });

  it('are those of today on labels, slips and pick lists', async () => {
    await lookIs('', COFFEE);
    const orderId = await ship();
    await lookIs('', { ...COFFEE, ink: '#101a3b', primary: '#27408b' });
    const used = coloursOfPdf(await papersOf(orderId, ['pick-list', 'label', 'slip']));
    expect([...used]).toEqual(expect.arrayContaining(['#101a3b', '#27408b']));
    expect([...GREENS, COFFEE.ink, COFFEE.primary].filter((other) => used.has(other))).toEqual([]);
    // The invoice among them keeps its own.
    const withInvoice = coloursOfPdf(await papersOf(orderId, ['slip', 'invoice']));
    expect([...withInvoice]).toEqual(expect.arrayContaining(['#27408b', COFFEE.primary]));
  });
});
