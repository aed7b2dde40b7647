import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newAddress } from '@ilaneer/testing/address-form';
import { bearer, type Shopper } from '../bench/shoppers.ts';
import type { StockedVariant } from '../bench/stocked-variants.ts';

export type Outcome = {
  readonly requests: number;
  readonly seconds: number;
  /** Unexpected statuses, or broken connections. */
  readonly failures: readonly string[];
  /** Acknowledged. */
  readonly orders: readonly string[];
  /** Longest wait. */
  readonly longestMs: number;
};

type Reply = { readonly status: number; readonly text: string };

export function startShopping(
  url: string,
  shoppers: readonly Shopper[],
  variants: readonly StockedVariant[],
  /** Minimum interval. */
  everyMs = 0,
) {
  const failures: string[] = [];
  const orders: string[] = [];
  let requests = 0;
  let longestMs = 0;
  let isOver = false;
  const nextAt = new Map<Shopper, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers.length });
  const began = performance.now();

  const ask = async (method: 'GET' | 'POST', path: string, shopper: Shopper, body?: object, key?: string) => {
    await wait(Math.max(0, (nextAt.get(shopper) ?? 0) - performance.now()));
    const sentAt = performance.now();
    nextAt.set(shopper, sentAt + everyMs);
    requests += 1;
    try {
      const headers = { ...bearer(shopper), ...(key !== undefined && { 'idempotency-key': key }) };
      const reply = await send(agent, `${url}/api${path}`, method, headers, body);
      if (reply.status < 200 || reply.status > 299)
        failures.push(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
      return reply;
    } catch (error) {
      failures.push(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    } finally {
      longestMs = Math.max(longestMs, performance.now() - sentAt);
    }
  };
  const shop = async (shopper: Shopper, index: number): Promise<void> => {
    for (let round = index; !isOver; round += 1) {
      const variant = variants[round % variants.length];
      if (variant === undefined) throw new Error('nothing is sold');
      await ask('GET', '/home-banners', shopper);
      await ask('GET', `/getProduct/${variant.productId}`, shopper);
      await ask('POST', '/add-to-cart', shopper, { ...variant, quantity: 1 });
      await ask('GET', '/get-cart', shopper);
      const order = {
        items: [{ ...variant, quantity: 1 }],
        deliveryAddress: newAddress(),
        paymentMethod: 'cod',
      };
      const placed = await ask('POST', '/place-order', shopper, order, randomUUID());
      if (placed?.status === 201) orders.push(String(JSON.parse(placed.text).orderId));
    }
  };
  const all = Promise.all(shoppers.map(shop));
  return {
    stop: async (): Promise<Outcome> => {
      isOver = true;
      await all;
      const seconds = (performance.now() - began) / 1_000;
      agent.destroy();
      return { requests, seconds, failures, orders, longestMs };
    },
  };
}

function send(
  agent: Agent,
  url: string,
  method: string,
  headers: Record<string, string>,
  body: object | undefined,
): Promise<Reply> {
  return new Promise((settle, refuse) => {
    const sending = request(url, { agent, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => settle({ status: reply.statusCode ?? 0, text }));
      reply.on('error', refuse);
    });
    sending.on('error', refuse);
    sending.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
