import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverOnlineOrder, openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';

let setting: Awaited<ReturnType<typeof openReturnShop>>;
beforeAll(async () => {
  setting = await openReturnShop();
});
afterAll(() => setting.shop.close());

it('sends no goods in exchange that would cost more than their MRP (PRICING-28)', async () => {
  const { shop, shopper, shirt } = setting;
  const staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'returns.decide', 'refunds.issue']);
  const [other] = await shop.db
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, shirt.productId), ne(productVariants.id, shirt.variantId)));
  if (other === undefined) throw new Error('the product has one variant');
  const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
  const lines = [{ position: 1, quantity: 1, reason: 'damaged' }];
  const { body } = await shop.call('POST', `/orders/${orderId}/returns`, {
    token: shopper.token,
    body: { lines },
  });
  const { id } = body.return as { id: string };
  const version = async () => {
    const read = await staff.call('GET', `/returns/${id}`);
    return (read.body.return as { version: number }).version;
  };
  await staff.call('POST', `/returns/${id}/moves`, { body: { move: 'approve' }, version: await version() });
  // Half the original; with 18 % on top a paisa above one MRP and equal to the other.
  const price = Math.floor(shirt.pricePaise / 200) * 100;
  const withGst = (price * 118) / 100;
  const priced = (mrpPaise: number) =>
    shop.db
      .update(productVariants)
      .set({ pricePaise: price, originalPricePaise: price, mrpPaise, stock: 10, active: true })
      .where(eq(productVariants.id, other.id));
  const exchange = async () =>
    staff.call('POST', `/returns/${id}/exchange`, {
      body: { goods: [{ position: 1, variantId: other.id }] },
      version: await version(),
    });
  const offered = async () => {
    const answer = await staff.call('GET', `/returns/${id}/exchange`);
    const [offer] = answer.body.offers as { variants: { variantId: string }[] }[];
    return offer?.variants.some(({ variantId }) => variantId === other.id);
  };

  await priced(withGst - 1);
  expect(await offered()).toBe(false);
  expect(await exchange()).toMatchObject({ status: 409, body: { code: 'EXCHANGE_REFUSED' } });
  await priced(withGst);
  expect(await offered()).toBe(true);
  expect(await exchange()).toMatchObject({ status: 200 });
});
