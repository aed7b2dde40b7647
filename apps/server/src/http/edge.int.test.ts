import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../testing/contract-calls.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { edgeOptions, MOST_CONNECTIONS } from './edge.ts';
import { securityHeaders } from './plugins/security-headers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const strict = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'permissions-policy': expect.stringContaining('camera=()'),
  'cache-control': 'no-store',
};

describe('an address that the router cannot read', () => {
  it.each(['/api/getProduct/%', '/%E0%A4%A', '/api/orders/%zz/cancel'])('%s', async (url) => {
    const reply = await shop.app.inject({ method: 'GET', url });
    expect(reply.json()).toEqual({
      success: false,
      code: 'VALIDATION_FAILED',
      message: 'This address is not written correctly.',
      error: 'This address is not written correctly.',
      errors: ['This address is not written correctly.'],
      fields: [{ field: 'address', message: 'This address is not written correctly.' }],
    });
    expect(reply).toMatchObject({ statusCode: 400, headers: strict });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('leaves long parameters to the limits of the contract, and to the login before them', async () => {
    const long = 'x'.repeat(3_000);
    expect(await shop.call('GET', `/getProduct/${long}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message: 'Product ID must be at most 100 characters' },
    });
    expect(await shop.call('GET', `/orders/${long}`)).toMatchObject({ status: 401 });
  });
});

describe('a JSON content type without a body', () => {
  const bare = contractCalls.filter(
    ({ method, body }) => method !== 'GET' && (body === undefined || Check(body, {})),
  );

  it('is known from the calls that need no body', () => {
    expect(bare.map(({ path }) => path)).toContain('/orders/:orderId/cancel');
    expect(bare.length).toBeGreaterThan(8);
  });

  it.each(bare.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const { token } = await shop.newShopper();
    const path = call.path.replace(/:\w+/g, 'some-id');
    const ask = async (headers: Record<string, string>) => {
      const { statusCode, payload } = await shop.app.inject({
        method: call.method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      return { statusCode, payload };
    };
    const withType = await ask({ 'content-type': 'application/json', 'content-length': '0' });
    expect(withType.payload).not.toContain('not valid JSON');
    expect(withType.statusCode).toBeLessThan(500);
  });

  it('names the first missing field of a call that needs one', async () => {
    expect(await shop.call('POST', '/login-user', { body: '' })).toMatchObject({
      status: 400,
      body: { message: 'Email or mobile number is required' },
    });
  });
});

describe('JSON that is nested without end', () => {
  it.each([
    ['lists', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('of %s is bad input', async (_, body) => {
    expect(await shop.call('POST', '/login-user', { body })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'body' }] },
    });
  });
});

describe('ambiguous requests', () => {
  it('is not decoded twice', async () => {
    for (const path of ['/pages/%252e%252e%252fsecret', '/get-blog-post/%2525', '/getProduct/%252F']) {
      expect((await shop.call('GET', path)).status).toBe(404);
    }
  });

  it.each(['__proto__', 'constructor'])('no prototype: %s in a body is refused', async (name) => {
    const body = `{"email":"asha@example.in","password":"karikku-2026","${name}":{"prototype":{"isAdmin":true}}}`;
    expect(await shop.call('POST', '/login-user', { body })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'body' }] },
    });
    expect('isAdmin' in {}).toBe(false);
  });

  it('one value: a parameter that comes twice is none', async () => {
    for (const query of ['page=1&page=2', 'limit=1&limit=100']) {
      expect((await shop.call('GET', `/get-blog-posts?${query}`)).status).toBe(400);
    }
    expect((await shop.call('GET', '/search?q=oil&q=soap')).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'no JSON, as %s, which another site can send',
    async (type) => {
      const { email } = await shop.newShopper();
      const body = JSON.stringify({ email, password: 'karikku-2026' });
      const { status } = await shop.call('POST', '/login-user', { body, headers: { 'content-type': type } });
      expect([400, 415]).toContain(status);
    },
  );

  it('a body that is packed is not unpacked', async () => {
    const body = gzipSync(Buffer.alloc(10_000_000, 'a'));
    const headers = { 'content-encoding': 'gzip' };
    expect((await shop.call('POST', '/login-user', { body, headers })).status).toBe(400);
  });
});

describe('a request', () => {
  it('has a name in its reply, made by the shop unless a trusted proxy gives a sound one', async () => {
    const ask = async (given: string, remoteAddress: string) => {
      const { headers } = await shop.app.inject({
        url: '/health/live',
        remoteAddress,
        headers: { 'x-request-id': given },
      });
      return headers['x-request-id'];
    };
    expect(await ask('edge-7f3a.91', '127.0.0.1')).toBe('edge-7f3a.91');
    expect(await ask('edge-7f3a.91', '203.0.113.7')).toMatch(/^[0-9a-f-]{36}$/);
    for (const unsound of ['short', 'a b c d e f g h', `x${'y'.repeat(64)}`, '"quoted-and-long"']) {
      expect(await ask(unsound, '127.0.0.1')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is told the right methods of an address of the API', async () => {
    const wrong = await shop.call('DELETE', '/login-user');
    expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.allow).toBe('POST');
    const { headers } = await shop.call('POST', '/orders/some-id');
    expect(headers.allow).toBe('GET, HEAD');
    expect((await shop.call('GET', '/nowhere')).status).toBe(404);
    expect((await shop.call('GET', '/sandbox/mails/none')).status).toBe(404);
  });

  it('names itself in the body of a 5xx and in the log', async () => {
    const lines: string[] = [];
    const broken = await openTestShop({ logTo: { write: (line) => lines.push(line) } });
    await broken.db.$client.query('drop table stores cascade');
    const { status, body, headers } = await broken.call('GET', '/stores');
    expect(status).toBe(500);
    expect(body.requestId).toBe(headers['x-request-id']);
    const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ requestId: body.requestId, level: 50 });
    await broken.close();
  });
});

describe('on the socket', () => {
  const open = async (requestTimeoutMs: number) => {
    const app = Fastify(edgeOptions({ trustedProxies: [], newId: () => 'id', requestTimeoutMs }));
    await app.register(securityHeaders, { live: false, paymentWindow: null, storefrontDir: null });
    app.post('/', async () => 'done');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return {
      close: () => app.close(),
      say: async (request: string) => {
        const socket = connect(address.port, '127.0.0.1');
        await once(socket, 'connect');
        socket.write(request);
        return text(socket);
      },
    };
  };

  it('a stalled body is cut off, and so is anything but HTTP', async () => {
    const server = await open(200);
    const slow = await server.say(
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nslow',
    );
    expect(slow).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(slow).toContain('"code":"REQUEST_TIMEOUT"');
    const nonsense = await server.say('nonsense\r\n\r\n');
    expect(nonsense).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const large = await server.say(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431 /);
    for (const reply of [slow, nonsense, large]) {
      expect(reply).toContain('x-content-type-options: nosniff');
      expect(reply).toContain('{"success":false,');
    }
    await server.close();
  });

  it('ambiguous requests are refused against smuggling, and TRACE echoes nothing', async () => {
    const server = await open(1_000);
    const post = 'POST / HTTP/1.1\r\nhost: localhost\r\n';
    for (const [what, request] of Object.entries({
      'two lengths': `${post}content-length: 4\r\ncontent-length: 5\r\n\r\nabcde`,
      'length and chunks': `${post}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG`,
      'unknown coding': `${post}content-length: 4\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
      'blank before the colon': `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n`,
      'no host': 'GET / HTTP/1.1\r\n\r\n',
      'two hosts': `${post}Host: elsewhere.example\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      'an address as for a proxy':
        'GET http://elsewhere.example/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      'an address without a path':
        'GET elsewhere.example HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    })) {
      expect({ what, reply: (await server.say(request)).slice(0, 12) }).toEqual({
        what,
        reply: 'HTTP/1.1 400',
      });
    }
    const traced = await server.say(
      'TRACE / HTTP/1.1\r\nhost: localhost\r\nx: a-secret\r\nconnection: close\r\n\r\n',
    );
    expect(traced).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(traced).not.toContain('a-secret');
    await server.close();
  });

  it('the shop waits a minute for a request, and keeps a bounded number of connections', () => {
    expect(shop.app.server.requestTimeout).toBe(60_000);
    expect(shop.app.server.maxConnections).toBe(MOST_CONNECTIONS);
  });
});
