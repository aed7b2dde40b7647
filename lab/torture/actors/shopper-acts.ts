import { signupForm } from '@ilaneer/testing/signup-form';
import { payOnline } from './pay-online.ts';
import { placeOne, placeTwice } from './place-orders.ts';
import { listAt, textAt } from './read-body.ts';
import { noteStatus } from './record.ts';
import { anyOf, type Moment, type Shopper, type World } from './world.ts';

const PAGES = [
  '/api/getAllProducts',
  '/api/home-banners',
  '/api/search?q=coconut',
  '/api/get-cart',
  '/',
  '/sitemap.xml',
  '/api/coins',
] as const;

/** With or without account. */
export async function browse({ caller }: World, { shopper, chance }: Moment): Promise<void> {
  const path = chance.pick(PAGES);
  await caller.call({ method: 'GET', path, token: chance.next() < 0.5 ? shopper.token : null });
}

/** A retry may find the address taken. */
export async function signUp({ caller, record }: World, { id }: Moment): Promise<void> {
  const form = { ...signupForm(), email: `guest-${id}@torture.example`, name: 'Zornitsa Quellwort' };
  const answer = await caller.call({ method: 'POST', path: '/api/signup-with-email', body: form });
  if (answer !== null && answer.status < 300) record.signedUp.add(form.email);
}

export async function logIn({ caller, record }: World, shopper: Shopper): Promise<void> {
  const { email, password } = shopper;
  const answer = await caller.insist({ method: 'POST', path: '/api/login-user', body: { email, password } });
  if (answer === null) return;
  if (answer.status < 300) shopper.token = textAt(answer.body, 'token');
  else record.breaches.push(`an account that was made cannot log in: ${answer.status} ${answer.code}`);
}

/** The old token must be refused. */
export async function logInAgain(world: World, { shopper }: Moment): Promise<void> {
  const { token } = shopper;
  const out = await world.caller.call({ method: 'POST', path: '/api/logout', token });
  if (out !== null && out.status < 300) {
    const after = await world.caller.call({ method: 'GET', path: '/api/orders', token });
    if (after !== null && after.status < 300) world.record.breaches.push('a token was served after logout');
  }
  shopper.token = null;
  await logIn(world, shopper);
}

export async function orderForCash(world: World, moment: Moment): Promise<void> {
  await placeOne(world, moment, 'cod');
}

export async function orderOnline(world: World, moment: Moment): Promise<void> {
  const orderId = await placeOne(world, moment, 'prepaid');
  if (orderId !== null) await payOnline(world, moment, orderId);
}

export function orderTwice(world: World, moment: Moment): Promise<void> {
  return placeTwice(world, moment);
}

export async function payAgain(world: World, moment: Moment): Promise<void> {
  const orderId = anyOf(moment.shopper.orderIds.slice(-6), moment.chance);
  if (orderId === undefined) return;
  const tabs = moment.chance.next() < 0.3 ? 2 : 1;
  await Promise.all(Array.from({ length: tabs }, () => payOnline(world, moment, orderId)));
}

export async function cancelOwn({ caller, record }: World, { shopper, chance }: Moment): Promise<void> {
  const orderId = anyOf(shopper.orderIds.slice(-8), chance);
  if (orderId === undefined) return;
  const answer = await caller.call({
    method: 'POST',
    path: `/api/orders/${orderId}/cancel`,
    token: shopper.token,
    body: { reason: 'Ordered by mistake' },
  });
  if (answer !== null && answer.status < 300) record.cancelled.add(orderId);
}

/** Without a key: checks before a retry. */
export async function askForReturn({ caller, record }: World, { shopper, chance }: Moment): Promise<void> {
  const listed = await caller.call({
    method: 'GET',
    path: '/api/orders?status=delivered&limit=20',
    token: shopper.token,
  });
  const order = anyOf(listAt(listed?.body, 'orders'), chance);
  if (order === undefined) return;
  const isCash = textAt(order, 'paymentMethod') === 'cod';
  const answer = await caller.call({
    method: 'POST',
    path: `/api/orders/${textAt(order, 'id')}/returns`,
    token: shopper.token,
    body: {
      lines: [{ position: 1, quantity: 1, reason: chance.pick(['damaged', 'leaking', 'late']) }],
      ...(isCash && { payout: { kind: 'upi', upiId: 'zornitsa@okbank' } }),
    },
  });
  if (answer !== null && answer.status < 300) {
    noteStatus(record.returns, textAt(answer.body, 'return', 'id'), 'requested', 0);
  }
}

/** Must contain acknowledged orders with their totals. */
export async function readOwn({ caller, record }: World, { shopper, chance }: Moment): Promise<void> {
  const orderId = anyOf(shopper.orderIds, chance);
  if (orderId === undefined) return;
  const answer = await caller.call({ method: 'GET', path: `/api/orders/${orderId}`, token: shopper.token });
  if (answer?.status === 401) shopper.token = null;
  if (answer?.status === 404) record.breaches.push(`order ${orderId} is not found by its owner`);
}
