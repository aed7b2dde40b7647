import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import type { Mail } from '../../messages/mailer.ts';
import { sendOrderPlacedMail } from '../order/messages/order-placed-mail.ts';
import { readHsnRates } from './hsn-rates-file.ts';

describe('the GST inside prices, as shown to a shopper (PRICING-29)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    shop = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
  });
  afterAll(() => shop.close());

  it('is what its document says: in the cart, the order, the mail and on the bill, with line totals as they were paid', async () => {
    const bowl = await variantWithStock(shop, 'coconut-shell-bowl_V01', 100);
    const water = await variantWithStock(shop, 'tender-coconut-water-200ml_V01', 100);
    for (const [{ variantId }, pricePaise] of [
      [bowl, 19_900],
      [water, 5_000],
    ] as const) {
      await shop.db.update(productVariants).set({ pricePaise }).where(eq(productVariants.id, variantId));
    }
    const shopper = await shop.newShopper();
    const { token } = shopper;
    const items = [
      { ...bowl, quantity: 3 },
      { ...water, quantity: 1 },
    ];
    const looking = await shop.newShopper();
    for (const body of items) await shop.call('POST', '/add-to-cart', { token: looking.token, body });
    const { body: cart } = await shop.call('GET', '/get-cart', { token: looking.token });
    // Three bowls at ₹199.00: half the GST is 597 × 9 / 118, ₹45.53. A bottle at ₹50.00: 50 × 2.5 / 105,
    // ₹1.19.
    const told = {
      gst: 93.44,
      gstIncluded: true,
      gstByRate: [
        { rate: 5, taxable: 47.62, gst: 2.38 },
        { rate: 18, taxable: 505.94, gst: 91.06 },
      ],
      total: 647,
    };
    expect(cart.summary).toMatchObject(told);

    const id = await shipTestOrder(shop, shopper, items);
    const { body } = await shop.call('GET', `/orders/${id}`, { token });
    const { total: _, ...pricing } = told;
    expect(body.order).toMatchObject({
      pricing: {
        ...pricing,
        cgst: 46.72,
        sgst: 46.72,
        igst: 0,
        roundOff: 0,
        itemsPricing: [
          { taxableValue: 505.94, gstAmount: 91.06, total: 597 },
          { taxableValue: 47.62, gstAmount: 2.38, total: 50 },
        ],
      },
    });
    const mails: Mail[] = [];
    await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({
      orderId: id,
    });
    expect(mails[0]?.text).toMatch(/Total: ₹647\.00.*\nIncludes GST: ₹93\.44/);
    const headers = { authorization: `Bearer ${token}` };
    const { rawPayload } = await shop.app.inject({ url: `/api/orders/${id}/invoice`, headers });
    const bill = (await readPdf(rawPayload)).join('\n');
    expect(bill).toContain(['505.94', '45.53', '9%', '45.53', '9%', '597.00'].join('\n'));
    expect(bill).toContain(['CGST', '₹46.72', 'SGST', '₹46.72', 'Total', '₹647.00'].join('\n'));
    expect(bill).not.toContain('Round-off');
  });
});
