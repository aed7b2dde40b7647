import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('the lines of an order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('say the same on the wire and on the invoice, to the paisa', async () => {
    const shopper = await shop.newShopper();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
    const bag = await variantWithStock(shop, 'beach-drawstring-bag_V01', 10);
    await addCoupon(shop, { code: 'LESS84', amountPaise: 8_400 });
    const items = [
      { ...pack, quantity: 1 },
      { ...bag, quantity: 2 },
    ];
    const id = await shipTestOrder(shop, shopper, items, { couponCode: 'LESS84' });
    const { token } = shopper;
    const { order } = (await shop.call('GET', `/orders/${id}`, { token })).body as {
      order: {
        pricing: {
          gst: number;
          roundOff: number;
          itemsPricing: { taxableValue: number; gstAmount: number; total: number }[];
        };
      };
    };
    const { gst, roundOff, itemsPricing } = order.pricing;
    // 18 % on the whole would give 44.99 and 62.83; each half is distributed separately.
    expect(itemsPricing).toMatchObject([{ gstAmount: 45 }, { gstAmount: 62.82 }]);
    expect(paiseOf(45) + paiseOf(62.82) + paiseOf(roundOff)).toBe(paiseOf(gst));

    const headers = { authorization: `Bearer ${token}` };
    const file = (await shop.app.inject({ url: `/api/orders/${id}/invoice`, headers })).rawPayload;
    const words = readPdf(file).join('\n').split('\n');
    const printed = ['1 pc', '2 pcs'].map((units) => {
      const at = words.indexOf(units);
      const [taxable = '', cgst = '', sgst = '', total = ''] = words.slice(at + 3, at + 7);
      return {
        taxableValue: Number(taxable),
        gstAmount: (paiseOf(Number(cgst)) + paiseOf(Number(sgst))) / 100,
        total: Number(total),
      };
    });
    expect(itemsPricing).toMatchObject(printed);
  });
});

function paiseOf(rupees: number): number {
  return Math.round(rupees * 100);
}
