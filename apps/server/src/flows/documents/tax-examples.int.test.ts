import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import type { ReturnReason } from '@ilaneer/domain/return/return-reason';
import { addressForm } from '@ilaneer/testing/address-form';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { readTaxExamples, type TaxExample } from '../../../testing/tax-examples.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { journalEntries, journalLines } from '../../db/schema/balance/journal.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { returns } from '../../db/schema/order/return.ts';
import { listCreditNotes } from '../../modules/tax-document/tax-document.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';

const VARIANTS = {
  pack: 'tender-coconut-water-pack_V01',
  bag: 'beach-drawstring-bag_V01',
  notebook: 'grove-ruled-notebook_V01',
};
type Goods = Partial<Record<keyof typeof VARIANTS, number>>;

let examples: readonly TaxExample[];
let known: HsnRates;
beforeAll(async () => {
  examples = await readTaxExamples();
  known = await readHsnRates(CONTENT_DIR);
});

const example = (title: string) => {
  const found = examples.find((one) => one.title.endsWith(title));
  if (found === undefined) throw new Error(`docs/tax-examples.md has no '${title}'`);
  return found;
};

async function placed(shop: TestShop, shopper: TestShopper, goods: Goods, more: object = {}) {
  const items = await Promise.all(
    Object.entries(goods).map(async ([name, quantity]) => ({
      ...(await variantWithStock(shop, VARIANTS[name as keyof Goods], 1_000)),
      quantity,
    })),
  );
  return deliverTestOrder(shop, shopper, items, more);
}

async function wordsOf(shop: TestShop, { token }: TestShopper, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await shop.app.inject({ url: `/api/orders/${path}`, headers });
  return (await readPdf(answer.rawPayload)).join('\n');
}

/** In posting order. */
async function entryOf(shop: TestShop, kind: 'invoice' | 'return', sourceId: string) {
  const rows = await shop.db
    .select({ account: journalLines.account, side: journalLines.side, amount: journalLines.amountPaise })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .where(and(eq(journalEntries.kind, kind), eq(journalEntries.sourceId, sourceId)))
    .orderBy(asc(journalLines.position));
  return rows.map(({ account, side, amount }) => {
    const printed = (amount / 100).toFixed(2);
    return side === 'debit' ? [account, printed, ''] : [account, '', printed];
  });
}

const printed = (rows: readonly (readonly string[])[]) => rows.flat().join('\n');
const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' | ')).toSorted();

/** Bill and books match the example. */
async function expectBilled(shop: TestShop, shopper: TestShopper, id: string, told: TaxExample) {
  const bill = await wordsOf(shop, shopper, `${id}/invoice`);
  expect(told.bill.length).toBeGreaterThan(0);
  expect(bill).toContain(printed(told.bill));
  expect(bill).toContain(printed(told.rates));
  if (told.invoiceEntry.length > 0) {
    expect(sorted(await entryOf(shop, 'invoice', id))).toEqual(sorted(told.invoiceEntry));
  }
  return bill;
}

async function expectCredited(
  shop: TestShop,
  shopper: TestShopper,
  id: string,
  { told, reason }: { readonly told: TaxExample; readonly reason: ReturnReason },
) {
  await refundGoods(shop, shopper, id, [{ position: 1, quantity: 1, reason }], '--reference', 'UPI 1');
  const [note] = await listCreditNotes(shop.db, [id]);
  const path = `${id}/credit-notes/${note?.number.replaceAll('/', '-')}`;
  expect(await wordsOf(shop, shopper, path)).toContain(printed(told.creditNote));
  const [request] = await shop.db.select().from(returns).where(eq(returns.orderId, id));
  expect(sorted(await entryOf(shop, 'return', request?.id ?? ''))).toEqual(sorted(told.returnEntry));
}

describe('the worked tax examples, with GST inside prices', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
    await addCoupon(shop, { code: 'LESS84', amountPaise: 8_400 });
  });
  afterAll(() => shop.close());

  it('1: nil goods have a bill of supply without any tax', async () => {
    const shopper = await shop.newShopper();
    const id = await placed(shop, shopper, { notebook: 1 });
    const bill = await expectBilled(shop, shopper, id, example('Nil goods'));
    expect(bill).toMatch(/bill of supply/i);
    expect(bill).not.toMatch(/CGST|IGST/);
  });

  it('2: a mixed basket has one document for both', async () => {
    const shopper = await shop.newShopper();
    const id = await placed(shop, shopper, { bag: 1, notebook: 1 });
    const bill = await expectBilled(shop, shopper, id, example('A mixed basket'));
    expect(bill).toMatch(/invoice-cum-bill of supply/i);
  });

  it('3: IGST on goods sent to another state', async () => {
    const shopper = await shop.newShopper();
    const deliveryAddress = { ...addressForm(), city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };
    const id = await placed(shop, shopper, { pack: 1, bag: 1 }, { deliveryAddress });
    const bill = await expectBilled(shop, shopper, id, example('To another state'));
    expect(bill).toContain('Tamil Nadu (33)');
  });

  it('4: coupon and coins come off before GST is worked back', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, VARIANTS.pack, 1_000);
    await earnCoinsBy(shop, shopper, { ...pack, quantity: 3 });
    const id = await placed(shop, shopper, { pack: 1, bag: 1 }, { couponCode: 'LESS84', coins: 28 });
    await expectBilled(shop, shopper, id, example('Coupon and coins'));
  });

  it('5: a gift card is money, and changes nothing of the tax', async () => {
    const shopper = await newProvenShopper(shop);
    const { code } = await addGiftCard(shop, 10_000);
    const id = await placed(shop, shopper, { bag: 1 }, { giftCardCode: code });
    const bill = await expectBilled(shop, shopper, id, example('A gift card'));
    expect(bill).toContain('₹139.00');
  });

  it('6: one of three brings back what one cost', async () => {
    const shopper = await shop.newShopper();
    const told = example('One of three comes back');
    const id = await placed(shop, shopper, { bag: 3 });
    await expectBilled(shop, shopper, id, told);
    await expectCredited(shop, shopper, id, { told, reason: 'damaged' });
  });

  it('7: the delivery charge goes back when the shop was at fault', async () => {
    const shopper = await shop.newShopper();
    const told = example('The delivery charge goes back too');
    const id = await placed(shop, shopper, { bag: 1 });
    await expectBilled(shop, shopper, id, told);
    await expectCredited(shop, shopper, id, { told, reason: 'wrong' });
  });

  it('8: a price may be the MRP, and not a paisa more', async () => {
    const shopper = await shop.newShopper();
    const price = (pricePaise: number) =>
      shop.db.update(productVariants).set({ pricePaise }).where(eq(productVariants.id, VARIANTS.bag));
    await shop.db
      .update(productVariants)
      .set({ originalPricePaise: 27_501 })
      .where(eq(productVariants.id, VARIANTS.bag));
    await expect(price(27_501)).rejects.toThrow();
    await price(27_500);
    const id = await placed(shop, shopper, { bag: 1 });
    await expectBilled(shop, shopper, id, example('A price at the MRP'));
    await price(19_900);
  });

  it('10: a business is billed by its GSTIN, with the tax of its own state', async () => {
    const shopper = await shop.newShopper();
    const business = {
      ...{ gstin: '33AABCT1332L1ZL', legalName: 'Marina Foods Private Limited' },
      ...{ addressLine1: '2 Mount Road', addressLine2: '', city: 'Chennai', pinCode: '600002' },
    };
    const id = await placed(shop, shopper, { pack: 1, bag: 2 }, { business });
    const bill = await expectBilled(shop, shopper, id, example('A business in another state'));
    for (const text of [business.legalName, `GSTIN: ${business.gstin}`, 'Tamil Nadu (33)', 'Kochi'])
      expect(bill).toContain(text);
  });
});

describe('the worked tax examples, with GST on top of prices', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ hsnRates: known });
  });
  afterAll(() => shop.close());

  it('9: what equal halves miss is the one round-off', async () => {
    const shopper = await shop.newShopper();
    const id = await placed(shop, shopper, { pack: 1 });
    await expectBilled(shop, shopper, id, example('Round-off'));
  });
});

it('has a test for each of the worked examples', () => {
  expect(examples.map(({ title }) => title.split('.')[0])).toEqual(
    examples.map((_, index) => `${index + 1}`),
  );
  expect(examples).toHaveLength(10);
});
