import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/account/account.ts';
import { orders } from '../../src/db/schema/order/order.ts';
import { savedCards } from '../../src/db/schema/order/payment.ts';
import { insertSandboxCard } from '../../src/sandbox/gateway/ledger.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import { variantWithStock } from './find-variant.ts';

const PACK = 'tender-coconut-water-pack_V01';

export async function regularShopper(
  shop: TestShop,
): Promise<TestShopper & { orderId: string; variantId: string }> {
  const shopper = await shop.newShopper();
  const { token } = shopper;
  const { productId, variantId, pricePaise } = await variantWithStock(shop, PACK, 100);
  const item = { productId, variantId };
  await shop.call('POST', '/add-address', { token, body: addressForm() });
  await shop.call('POST', '/add-to-cart', { token, body: { ...item, quantity: 2 } });
  const placed = await shop.call('POST', '/place-order', {
    token,
    body: {
      items: [{ productId, quantity: 2, price: pricePaise / 100, variant: { variantId } }],
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
      deliveryCharge: 40,
      discountAmount: 0,
      couponCode: null,
    },
  });
  if (placed.status !== 201) throw new Error(`no order: ${JSON.stringify(placed.body)}`);
  await shop.call('POST', '/add-to-cart', { token, body: { ...item, quantity: 1 } });
  await shop.call('POST', '/add-to-wishlist', { token, body: item });
  const nominee = { name: 'Ravi Nair', contact: '9847012345' };
  await shop.call('PUT', '/account/nominee', { token, body: nominee });
  const [order] = await shop.db.select().from(orders).where(eq(orders.userId, shopper.userId));
  const asked = { orderId: order?.id, message: 'Asha Menon asks for a smaller box' };
  await shop.call('POST', '/support-tickets', { token, body: asked });
  await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
  await shop.call('POST', '/newsletter/subscribe', { body: { email: shopper.email } });
  await variantWithStock(shop, 'pooram-cap_V01', 0);
  const awaited = { variantId: 'pooram-cap_V01', email: shopper.email };
  await shop.call('POST', '/restock-requests', { token, body: awaited });
  const card = { token: shopper.userId, network: 'Visa', last4: '4242' };
  await insertSandboxCard(shop.db, { ...card, expiry: '12/39' });
  const saved = { ...card, id: shopper.userId, userId: shopper.userId, gateway: 'sandbox' };
  await shop.db.insert(savedCards).values({ ...saved, createdAt: shop.deps.now() });
  return { ...shopper, orderId: order?.id ?? '', variantId };
}
