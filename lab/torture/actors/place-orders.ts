import { addressForm } from '@ilaneer/testing/address-form';
import type { Answer } from '../machine/caller.ts';
import { paiseAt, textAt } from './read-body.ts';
import { anyOf, type Moment, type Shopper, type World } from './world.ts';

const COUPONS = ['ILANEER10', 'GROVE250', 'KARIKKU50', 'FIRST100'] as const;

export function orderForm(world: World, { shopper, chance }: Moment, paymentMethod: 'cod' | 'prepaid') {
  const goods = anyOf(world.goods, chance);
  if (goods === undefined) throw new Error('nothing is for sale');
  const giftCardCode = anyOf(world.giftCards, chance);
  const extra = chance.weigh({ nothing: 6, coupon: 2, coins: 2, card: 2 });
  return {
    productId: goods.productId,
    variantId: goods.variantId,
    quantity: chance.between(1, 3),
    deliveryAddress: { ...addressForm(), fullName: shopper.name, phone: shopper.phone },
    paymentMethod,
    ...(extra === 'coupon' && { couponCode: chance.pick(COUPONS) }),
    ...(extra === 'coins' && { coins: chance.between(1, 20) }),
    ...(extra === 'card' && { giftCardCode }),
  };
}

/** Buy Now or cart; returns the id once acknowledged. */
export async function placeOne(
  world: World,
  moment: Moment,
  paymentMethod: 'cod' | 'prepaid',
): Promise<string | null> {
  const { shopper, chance, id: key } = moment;
  const form = orderForm(world, moment, paymentMethod);
  const { productId, variantId, quantity, ...agreed } = form;
  const isCart = chance.next() < 0.4;
  if (isCart) {
    const items = [{ productId, variantId, quantity }];
    await world.caller.call({ method: 'POST', path: '/api/clear-cart', token: shopper.token, body: {} });
    const added = await world.caller.call({
      method: 'POST',
      path: '/api/add-to-cart',
      token: shopper.token,
      body: items[0],
    });
    if (added === null || added.status >= 300) return null;
    world.record.wantedKeys.add(key);
    return take(
      world,
      shopper,
      key,
      await send(world, shopper, key, '/api/place-order', { items, ...agreed }),
    );
  }
  world.record.wantedKeys.add(key);
  return take(world, shopper, key, await send(world, shopper, key, '/api/single-product-place-order', form));
}

export async function placeTwice(world: World, moment: Moment): Promise<void> {
  const { shopper, id: key } = moment;
  const form = orderForm(world, moment, 'cod');
  world.record.wantedKeys.add(key);
  const both = await Promise.all(
    [1, 2].map(() => send(world, shopper, key, '/api/single-product-place-order', form)),
  );
  const ids = both.map((answer) => take(world, shopper, key, answer)).filter((id) => id !== null);
  if (new Set(ids).size > 1) world.record.breaches.push(`two orders for the key ${key}: ${ids.join(', ')}`);
}

function send(
  world: World,
  { token }: Shopper,
  key: string,
  path: string,
  body: object,
): Promise<Answer | null> {
  return world.caller.insist({ method: 'POST', path, token, body, headers: { 'idempotency-key': key } });
}

function take({ record }: World, shopper: Shopper, key: string, answer: Answer | null): string | null {
  if (answer?.status === 401) shopper.token = null;
  if (answer === null || answer.status >= 300) return null;
  const id = textAt(answer.body, 'order', 'id');
  record.orders.push({
    id,
    key,
    number: textAt(answer.body, 'order', 'orderNumber'),
    totalPaise: paiseAt(answer.body, 'order', 'totalAmount'),
  });
  shopper.orderIds.push(id);
  return id;
}
