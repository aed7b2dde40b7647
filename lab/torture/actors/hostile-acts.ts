import { randomUUID } from 'node:crypto';
import { newAddress } from '@ilaneer/testing/address-form';
import type { Request } from '../machine/caller.ts';
import { neverPaid, webhookOf } from './machine-acts.ts';
import { orderForm } from './place-orders.ts';
import { anyOf, type Moment, type World } from './world.ts';

type Attack = (world: World, moment: Moment) => Request | null;

/** Must be refused. */
const ATTACKS = {
  'broken JSON': (_world, moment) => rawOrder(moment, '{"items":[{"productId":'),
  'a body of 4 MB': (_world, moment) => rawOrder(moment, JSON.stringify({ note: 'x'.repeat(4_000_000) })),
  'nested lists': (_world, moment) => rawOrder(moment, `${'['.repeat(40_000)}${']'.repeat(40_000)}`),
  "another's order": (world, moment) => foreign(world, moment, 'GET', ''),
  "cancelling another's order": (world, moment) => foreign(world, moment, 'POST', '/cancel', {}),
  "paying another's order": (world, moment) =>
    foreign(world, moment, 'POST', '/payments', { method: 'card' }),
  "returning another's goods": (world, moment) =>
    foreign(world, moment, 'POST', '/returns', { lines: [{ position: 1, quantity: 1, reason: 'damaged' }] }),
  "another's invoice": (world, moment) => foreign(world, moment, 'GET', '/invoice'),
  'absurd quantities': (world, moment) =>
    order(world, moment, { quantity: moment.chance.pick([-1, 0, 1.5, 51, 1e9, 1e308]) }),
  'a total of one rupee': (world, moment) => order(world, moment, { total: 1 }),
  'prices of their own': (world, moment) => order(world, moment, { price: 0.01, total: 0.01 }),
  'absurd coins': (world, moment) => order(world, moment, { coins: moment.chance.pick([-5, 0.5, 1e9]) }),
  'a guessed gift card': (world, moment) => order(world, moment, { giftCardCode: 'AAAA-BBBB-CCCC-2345' }),
  'no token': (world, moment) => ({ ...order(world, moment, {}), token: null }),
  'a token of rubbish': (world, moment) => ({ ...order(world, moment, {}), token: 'a.b.c' }),
  'a token without a signature': (world, moment) => ({ ...order(world, moment, {}), token: unsigned() }),
  'a forged webhook': (_world, { id }) => webhookOf(id, neverPaid(), 'captured', 'a guess'),
  'a forged webhook of a real payment': ({ record }, { id, chance }) =>
    webhookOf(id, anyOf(record.payments, chance) ?? neverPaid(), 'captured', 'a guess'),
  'staff without a session': () => ({ method: 'GET', path: '/api/staff/orders' }),
  'staff without the permission': ({ staff, record }, { chance }) => ({
    method: 'POST',
    path: `/api/staff/orders/${anyOf(record.orders, chance)?.id ?? randomUUID()}/refunds`,
    headers: { ...staff.packer, 'if-match': '"1"' },
    body: { amount: 1, reason: 'For me', reference: 'UPI 9' },
  }),
  'a page elsewhere with the session of staff': ({ staff, record }, { chance }) => ({
    method: 'POST',
    path: `/api/staff/orders/${anyOf(record.orders, chance)?.id ?? randomUUID()}/cancellation`,
    headers: { cookie: staff.support.cookie, 'if-match': '"1"' },
    body: { reason: 'Forged' },
  }),
  'another order under the same key': ({ record, goods }, { shopper, chance }) => {
    const earlier = anyOf(
      record.orders.filter(({ id }) => shopper.orderIds.includes(id)),
      chance,
    );
    const [first] = goods;
    if (earlier === undefined || first === undefined) return null;
    return {
      method: 'POST',
      path: '/api/single-product-place-order',
      token: shopper.token,
      headers: { 'idempotency-key': earlier.key },
      // Quantity.
      body: { ...first, quantity: 49, deliveryAddress: newAddress(), paymentMethod: 'cod' },
    };
  },
  'a path out of the house': () => ({ method: 'GET', path: '/api/%2e%2e/%2e%2e/etc/passwd' }),
  'half a percent sign': () => ({ method: 'GET', path: '/api/orders/%' }),
} as const satisfies Readonly<{ [name: string]: Attack }>;

export async function attack(world: World, moment: Moment): Promise<void> {
  const names = Object.keys(ATTACKS) as (keyof typeof ATTACKS)[];
  const name = anyOf(names, moment.chance);
  const request = name === undefined ? null : ATTACKS[name](world, moment);
  if (name === undefined || request === null) return;
  const answer = await world.caller.call(request);
  if (answer !== null && answer.status < 400) {
    world.record.breaches.push(`${name} was served: ${answer.status} ${request.method} ${request.path}`);
  }
}

function rawOrder({ shopper: { token } }: Moment, raw: string): Request {
  return {
    method: 'POST',
    path: '/api/place-order',
    token,
    raw,
    headers: { 'content-type': 'application/json' },
  };
}

function order(world: World, moment: Moment, change: object): Request {
  const key = `bad-${moment.id}`;
  world.record.forbiddenKeys.add(key);
  const {
    couponCode: _,
    coins: __,
    giftCardCode: ___,
    ...form
  } = {
    ...{ couponCode: null, coins: null, giftCardCode: null },
    ...orderForm(world, moment, 'cod'),
  };
  return {
    method: 'POST',
    path: '/api/single-product-place-order',
    token: moment.shopper.token,
    headers: { 'idempotency-key': key },
    body: { ...form, ...change },
  };
}

function foreign(
  { record }: World,
  { shopper, chance }: Moment,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Request | null {
  const others = record.orders.filter(({ id }) => !shopper.orderIds.includes(id));
  const orderId = anyOf(others, chance)?.id;
  if (orderId === undefined) return null;
  return {
    method,
    path: `/api/orders/${orderId}${path}`,
    token: shopper.token,
    ...(body !== undefined && { body }),
  };
}

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ userId: 'x', exp: 9_999_999_999 })}.`;
}
