import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { newAddress } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';

const SHOPPERS = 4;
const ORDER_EVERY_MS = 400;
const AGAIN_AFTER_MS = 300;
const ANSWER_WITHIN_MS = 20_000;

export type Acknowledged = { readonly key: string; readonly id: string; readonly at: number };

/** Continuous orders with idempotent retries. */
export type OrderStream = {
  readonly acknowledged: readonly Acknowledged[];
  /** Retries by reply. */
  readonly repeats: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

type Goods = { readonly productId: string; readonly variantId: string; readonly quantity: number };

/** Cash limit reached. */
const FULL = 'full';

export async function takeOrders(url: string, file: string): Promise<OrderStream> {
  const acknowledged: Acknowledged[] = [];
  const repeats = new Map<string, number>();
  const goods = await goodsOf(url);
  let isEnding = false;
  let turn = 0;

  const placeOnce = async (token: string, key: string, body: object): Promise<string | null> => {
    const answer = await post(`${url}/api/single-product-place-order`, token, key, {
      ...body,
      paymentMethod: 'cod',
    });
    if (answer.status < 300) return String(answer.body.orderId);
    if (answer.body.code === 'CASH_LIMIT') return FULL;
    // Anything but 'later' is a wrongful refusal.
    if (answer.status > 0 && answer.status < 500) {
      throw new Error(`an order was answered with ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    const what = answer.status === 0 ? 'no answer' : `${answer.status} ${String(answer.body.code)}`;
    repeats.set(what, (repeats.get(what) ?? 0) + 1);
    return null;
  };
  const shop = async (first: string): Promise<void> => {
    let token = first;
    let deliveryAddress = newAddress();
    while (!isEnding) {
      turn += 1;
      const item = goods[turn % goods.length];
      if (item === undefined) throw new Error('there is nothing to buy');
      const key = randomUUID();
      let id: string | null = null;
      // Retries until answered, also after the drill.
      while (id === null) {
        id = await placeOnce(token, key, { ...item, deliveryAddress });
        if (id === null) await pause(AGAIN_AFTER_MS);
        if (id !== FULL) continue;
        // Cash limit (CHECKOUT-26): continue as a new shopper.
        token = (await signUp(url)) ?? token;
        deliveryAddress = newAddress();
        id = null;
      }
      acknowledged.push({ key, id, at: Date.now() });
      await appendFile(file, `${key} ${id}\n`);
      await pause(ORDER_EVERY_MS);
    }
  };
  const tokens = await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const token = await signUp(url);
      if (token === null) throw new Error('nobody can sign up');
      return token;
    }),
  );
  const running = Promise.all(tokens.map(shop));
  // Awaited elsewhere.
  running.catch(() => undefined);
  return {
    acknowledged,
    repeats,
    stop: async () => {
      isEnding = true;
      await running;
    },
  };
}

async function signUp(url: string): Promise<string | null> {
  const { status, body } = await post(`${url}/api/signup-with-email`, '', randomUUID(), signupForm());
  if (status === 201) return String(body.token);
  if (status > 0 && status < 500) throw new Error(`nobody can sign up: ${status}`);
  return null;
}

async function goodsOf(url: string): Promise<readonly Goods[]> {
  const { products } = (await (await fetch(`${url}/api/getAllProducts`)).json()) as {
    products: { id: string; variantCombinations: { variantId: string; quantity: number }[] }[];
  };
  return products.flatMap(({ id, variantCombinations }) =>
    variantCombinations
      .filter(({ quantity }) => quantity > 100)
      .map(({ variantId }) => ({ productId: id, variantId, quantity: 1 })),
  );
}

/** Status 0 without a reply. */
async function post(
  address: string,
  token: string,
  key: string,
  body: object,
): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return { status: 0, body: {} };
  }
}
