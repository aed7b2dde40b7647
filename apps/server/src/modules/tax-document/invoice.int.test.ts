import { formatRupees, paise } from '@ilaneer/domain/money';
import { amountInWords } from '@ilaneer/domain/tax-document/amount-in-words';
import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { openPrinter } from '../../drawing/document-printer.ts';
import { drawDocument } from '../../drawing/draw-document.ts';
import { toBilledOrder } from '../order/invoiced-order.ts';
import { findOrderById, type Order } from '../order/repository.ts';
import { printDocument } from './print-documents.ts';
import { listInvoices, type TaxDocument } from './repository.ts';
import { writeInvoice } from './write-content.ts';

const PACK = 'tender-coconut-water-pack_V01';
// 31 March late in UTC is 1 April in India: a new financial year.
const NOW = new Date('2027-03-31T20:00:00Z');

const printed = (invoice: TaxDocument, order: Order) =>
  printDocument(writeInvoice(invoice, toBilledOrder(order)), 'original');

describe('the invoice of an order', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => NOW });
    pack = await variantWithStock(shop, PACK, 1_000);
    shopper = await shop.newShopper();
  });
  afterAll(() => shop.close());

  const shipped = (quantity = 3) => shipTestOrder(shop, shopper, [{ ...pack, quantity }]);
  const read = async (id: string): Promise<Order> => {
    const order = await findOrderById(shop.db, id);
    if (order === null) throw new Error(`no order ${id}`);
    return order;
  };
  const download = (id: string, token = shopper.token) =>
    shop.app.inject({ url: `/api/orders/${id}/invoice`, headers: { authorization: `Bearer ${token}` } });
  const wordsOf = async (id: string) =>
    readPdf((await download(id)).rawPayload)
      .join('\n')
      .split('\n');
  const invoiceOf = async (id: string) => {
    const [invoice] = await listInvoices(shop.db, [id]);
    if (invoice === undefined) throw new Error(`no invoice of ${id}`);
    return invoice;
  };

  it("is a PDF whose every figure is the order's", async () => {
    const id = await shipped();
    const order = await read(id);
    const invoice = await invoiceOf(id);
    const answer = await download(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'no-store',
    });
    const words = readPdf(answer.rawPayload).join('\n').split('\n');
    const [line] = order.lines;
    if (line === undefined) throw new Error('no line');
    const share = (amount: number) => formatRupees(paise(amount)).replace('₹', '');
    const at = words.indexOf(share(Math.max(line.originalPricePaise, line.pricePaise)));
    expect(words.slice(at - 1, at + 6)).toEqual([
      '3 pcs',
      share(Math.max(line.originalPricePaise, line.pricePaise)),
      share(line.discountPaise),
      share(line.taxablePaise),
      share(order.cgstPaise),
      share(order.sgstPaise),
      share(order.subtotalPaise + order.cgstPaise + order.sgstPaise),
    ]);
    for (const [name, amount] of [
      ['Taxable value', order.subtotalPaise],
      ['CGST 9%', order.cgstPaise],
      ['SGST 9%', order.sgstPaise],
      ['Total', order.totalPaise],
    ] as const) {
      expect(words[words.lastIndexOf(name) + 1]).toBe(formatRupees(paise(amount)));
    }
    expect(words).toContain(amountInWords(paise(order.totalPaise)));
    expect(order.cgstPaise).toBeGreaterThan(0);
  });

  it('counts coupon and coins as discounts, to the paisa', async () => {
    const rich = await shop.newShopper();
    await earnCoinsBy(shop, rich, { ...pack, quantity: 3 });
    const id = await shipTestOrder(shop, rich, [{ ...pack, quantity: 3 }], {
      couponCode: 'ILANEER10',
      coins: 41,
    });
    const order = await read(id);
    // 3 at ₹300: ₹45 off, ₹85.50 coupon, ₹41 coins.
    expect(order).toMatchObject({ subtotalPaise: 72_850, coinSavingsPaise: 4_100, coins: 41 });
    const answer = await download(id, rich.token);
    const words = readPdf(answer.rawPayload).join('\n').split('\n');
    const at = words.indexOf('3 pcs');
    expect(words.slice(at, at + 7)).toEqual([
      '3 pcs',
      '300.00',
      '171.50',
      '728.50',
      '65.57',
      '65.57',
      '859.64',
    ]);
    expect(words[words.lastIndexOf('Round-off') + 1]).toBe(formatRupees(paise(order.roundOffPaise)));
    expect(words[words.lastIndexOf('Total') + 1]).toBe('₹859.63');
    expect(words.join(' ').replaceAll('  ', ' ')).toContain(
      'Discounts: ₹45.00 off the list price, ₹85.50 by coupon ILANEER10, ₹41.00 by 41 coins',
    );
  });

  it('says who bought in the letters that they write their name in', async () => {
    const deliveryAddress = { ...addressForm(), fullName: 'രവി കുമാർ', addressLine1: 'ക്ഷേത്രം റോഡ് 12' };
    const id = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], { deliveryAddress });
    const words = (await wordsOf(id)).join('');
    // Billed to and shipped to.
    expect(words.replaceAll(' ', '').split('രവികുമാർ')).toHaveLength(3);
    expect(words.replaceAll(' ', '')).toContain('ക്ഷേത്രംറോഡ്12');
  });

  it('is the same when drawn on a worker thread', async () => {
    const id = await shipped(1);
    const document = printed(await invoiceOf(id), await read(id));
    const printer = openPrinter();
    const [here, there] = [await drawDocument(document), await printer.drawDocument(document)];
    await printer.close();
    expect(there.equals(here)).toBe(true);
  });

  it('names seller, buyer, numbers, dates and place of supply as the law asks', async () => {
    const id = await shipped(1);
    const order = await read(id);
    const words = await wordsOf(id);
    const { number } = await invoiceOf(id);
    expect(number).toMatch(/^ILN\/2728\/\d{6}$/);
    const { seller } = shop.deps.brand;
    for (const expected of [
      ...['Tax Invoice', number, '1 Apr 2027', order.number, 'Cash on delivery', 'Kerala (32)'],
      ...[
        seller.legalName,
        ...seller.addressLines,
        `GSTIN: ${seller.gstin}`,
        `FSSAI licence: ${seller.fssai}`,
      ],
      ...[order.deliveryAddress.fullName, order.deliveryAddress.addressLine1, 'ORIGINAL FOR RECIPIENT'],
      order.lines[0]?.hsnCode.slice(0, 6),
    ]) {
      expect(words).toContain(expected);
    }
    expect(words[words.indexOf('Reverse charge') + 1]).toBe('No');
    const text = words.join(' ').replaceAll('  ', ' ');
    expect(text).toContain('Returns: within 30 days of delivery for goods that came damaged');
    expect(text).toContain('needs no signature');
    expect(text).not.toContain('signatory');
  });

  it('has IGST outside Kerala, and the delivery charge', async () => {
    const { productId, variantId } = pack;
    await shop.call('POST', '/add-to-cart', {
      token: shopper.token,
      body: { productId, variantId, quantity: 1 },
    });
    const placed = await shop.call('POST', '/place-order', {
      token: shopper.token,
      body: {
        items: [{ productId, variantId, quantity: 1 }],
        deliveryAddress: { ...addressForm(), state: 'Tamil Nadu', city: 'Chennai', zipCode: '600001' },
        paymentMethod: 'cod',
      },
    });
    const order = await read(String(placed.body.orderId));
    const invoice = { ...(await invoiceOf(await shipped(1))), orderId: order.id };
    const words = readPdf(await drawDocument(printed(invoice, order)))
      .join('\n')
      .split('\n');
    expect(order.igstPaise).toBeGreaterThan(0);
    expect(words).toContain('Tamil Nadu (33)');
    expect(words[words.lastIndexOf('IGST 18%') + 1]).toBe(formatRupees(paise(order.igstPaise)));
    expect(words.some((one) => one.startsWith('CGST'))).toBe(false);
    const delivery = order.deliveryPaise === 0 ? 'Free' : formatRupees(paise(order.deliveryPaise));
    expect(words[words.indexOf('Delivery') + 1]).toBe(delivery);
  });

  it('prints the paisa between the halves and the charge', async () => {
    const id = await shipped(1);
    const order = await read(id);
    const odd = {
      ...order,
      gstPaise: order.gstPaise + 1,
      totalPaise: order.totalPaise + 1,
      roundOffPaise: 1,
    };
    const words = readPdf(await drawDocument(printed(await invoiceOf(id), odd)))
      .join('\n')
      .split('\n');
    expect(words[words.indexOf('Round-off') + 1]).toBe('₹0.01');
  });

  it('flows on to further pages, each with the head of the table', async () => {
    const id = await shipped(1);
    const order = await read(id);
    const [line] = order.lines;
    if (line === undefined) throw new Error('no line');
    const many = { ...order, lines: Array.from({ length: 90 }, (_, position) => ({ ...line, position })) };
    const pages = readPdf(await drawDocument(printed(await invoiceOf(id), many)));
    expect(pages.length).toBeGreaterThan(2);
    pages.slice(0, -1).forEach((page, index) => {
      expect(page).toContain('Unit price');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    expect(pages.at(-1)).toContain('computer-generated');
    const numbers = pages
      .join('\n')
      .split('\n')
      .filter((words) => /^\d{1,2}$/.test(words));
    expect(numbers).toEqual(Array.from({ length: 90 }, (_, index) => String(index + 1)));
  });

  it('is there only once the order has left the shop, and named in it', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    expect((await download(id)).json()).toMatchObject({ code: 'INVOICE_NOT_ISSUED' });
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    expect(body).toMatchObject({ order: { invoiceNo: null } });
    await putInStatus(shop, id, 'cancelled');
    expect((await download(id)).statusCode).toBe(404);
    const sent = await shipped(1);
    const view = await shop.call('GET', `/orders/${sent}`, { token: shopper.token });
    expect(view.body).toMatchObject({ order: { invoiceNo: (await invoiceOf(sent)).number } });
  });

  it('is found by its shopper alone', async () => {
    const id = await shipped(1);
    const stranger = await shop.newShopper();
    const refused = await download(id, stranger.token);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await download('nowhere')).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await shop.app.inject(`/api/orders/${id}/invoice`)).statusCode).toBe(401);
  });
});
