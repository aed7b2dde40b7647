import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RazorpayCustomers, razorpayCustomers } from './razorpay-customers.ts';

export type RazorpayServer = {
  readonly url: string;
  readonly asked: {
    method: string;
    path: string;
    authorization: string;
    body: unknown;
    idempotency: string;
  }[];
  readonly payments: Map<string, object[]>;
  readonly customers: RazorpayCustomers;
  failing: number | 'hangs up' | null;
  /** Path prefix of failing calls. */
  failingAt: string;
  close(): Promise<void>;
};

export async function startRazorpayServer(): Promise<RazorpayServer> {
  let orders = 0;
  const refunds = new Map<string, string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { method = '', url: path = '', headers } = request;
      const body: unknown = text === '' ? null : JSON.parse(text);
      const idempotency = String(headers['x-refund-idempotency'] ?? '');
      state.asked.push({ method, path, authorization: headers.authorization ?? '', body, idempotency });
      const failing = path.startsWith(state.failingAt) ? state.failing : null;
      if (failing === 'hangs up') {
        request.socket.destroy();
        return;
      }
      const [status, answer] =
        failing === null ? answerTo(method, path, body, idempotency) : [failing, { error: {} }];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });

  function answerTo(method: string, path: string, body: unknown, idempotency: string): [number, object] {
    const ofCustomers = state.customers.answerTo(method, path, body);
    if (ofCustomers !== null) return ofCustomers;
    const amount = typeof body === 'object' && body !== null && 'amount' in body ? body.amount : 0;
    if (method === 'POST' && path === '/v1/orders') {
      orders += 1;
      return [200, { id: `order_${orders}`, entity: 'order', amount, currency: 'INR', status: 'created' }];
    }
    const listed = /^\/v1\/orders\/([^/]+)\/payments\?expand\[\]=card$/.exec(path);
    if (method === 'GET' && listed !== null) {
      const items = state.payments.get(listed[1] ?? '') ?? [];
      return [200, { entity: 'collection', count: items.length, items }];
    }
    if (method === 'POST' && /^\/v1\/payments\/[^/]+\/refund$/.test(path)) {
      const id = refunds.get(idempotency) ?? `rfnd_${refunds.size + 1}`;
      refunds.set(idempotency, id);
      return [200, { id, entity: 'refund', amount, status: 'processed' }];
    }
    return [404, { error: { code: 'BAD_REQUEST_ERROR' } }];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const state: RazorpayServer = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    payments: new Map(),
    customers: razorpayCustomers(),
    failing: null,
    failingAt: '/',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}
