import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { keyIdOf } from '../deps/keys.ts';

const URL_OF_SHOP = 'http://localhost:3001';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const read = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function resigned(token: string, header: object, claims: object): string {
  const [head, body] = token.split('.');
  const text = `${write({ ...read(head), ...header })}.${write({ ...read(body), ...claims })}`;
  return `${text}.${createHmac('sha256', TEST_SECRET).update(text).digest('base64url')}`;
}

const status = async (token: string) => (await shop.call('GET', '/user-details', { token })).status;

describe('a token', () => {
  it('says what it is, who issued it and for whom', async () => {
    const { token } = await shop.newShopper();
    const [head, body] = token.split('.');
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: keyIdOf(TEST_SECRET) });
    expect(read(body)).toMatchObject({ iss: URL_OF_SHOP, aud: `${URL_OF_SHOP}/api` });
    expect(await status(token)).toBe(200);
    expect(await status(resigned(token, {}, {}))).toBe(200);
  });

  it('is valid only for its own type, even if signed with the right key', async () => {
    const { token } = await shop.newShopper();
    const wrong: readonly (readonly [object, object])[] = [
      [{}, { aud: 'https://elsewhere.example' }],
      [{}, { aud: undefined }],
      [{}, { iss: 'https://elsewhere.example' }],
      [{}, { iss: undefined }],
      [{ typ: 'JWT' }, {}],
      [{ typ: 'JWT' }, { iss: undefined }],
      [{ typ: undefined }, { iss: undefined, aud: undefined }],
      [{ typ: 'dpop+jwt' }, { iss: undefined, aud: undefined }],
    ];
    for (const [header, claims] of wrong) {
      const answer = await shop.call('GET', '/user-details', { token: resigned(token, header, claims) });
      expect(answer).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID' } });
    }
  });

  it('is refused without a valid signature, regardless of its header', async () => {
    const { token } = await shop.newShopper();
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = await shop.newShopper();
    const signedBy = (text: string, secret: string, hash = 'sha256') =>
      `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
    const headed = (more: object) => `${write({ ...read(head), ...more })}.${body}`;
    const forged = {
      'alg none': `${headed({ alg: 'none' })}.`,
      'no signature': `${head}.${body}.`,
      'two parts': `${head}.${body}`,
      'an empty secret': signedBy(`${head}.${body}`, ''),
      'another secret': signedBy(`${head}.${body}`, 'x'.repeat(64)),
      'another algorithm with the right key': signedBy(headed({ alg: 'HS512' }), TEST_SECRET, 'sha512'),
      'a key of its own': signedBy(headed({ jwk: { kty: 'oct', k: 'eA' } }), 'x'),
      'a key elsewhere': signedBy(headed({ jku: 'https://elsewhere.example/keys', kid: 'theirs' }), 'x'),
      "another's claims": `${head}.${other.token.split('.')[1]}.${signature}`,
      'an expiry of its own': `${head}.${write({ ...read(body), exp: 9_999_999_999 })}.${signature}`,
    };
    for (const [what, one] of Object.entries(forged))
      expect({ what, status: await status(one) }).toEqual({ what, status: 401 });
    const past = Math.floor(Date.now() / 1_000) - 1;
    const expired = await shop.call('GET', '/user-details', { token: resigned(token, {}, { exp: past }) });
    expect(expired).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

  it('counts in its header alone, not in an address, a cookie or a body', async () => {
    const { token } = await shop.newShopper();
    for (const [path, headers] of [
      [`/user-details?token=${token}&access_token=${token}`, {}],
      ['/user-details', { cookie: `token=${token}; authToken=${token}` }],
      ['/user-details', { 'x-access-token': token }],
    ] as const) {
      expect((await shop.call('GET', path, { headers })).body.code).toBe('TOKEN_MISSING');
    }
  });

  it('of before it said so counts until the last of them has expired', async () => {
    let at = new Date('2026-12-31T23:59:00Z');
    const dated = await openTestShop({ now: () => at });
    const { token } = await dated.newShopper();
    const exp = at.getTime() / 1_000 + 3_600;
    const statusThere = async (one: string) =>
      (await dated.call('GET', '/user-details', { token: one })).status;
    const plain = resigned(token, { typ: 'JWT' }, { iss: undefined, aud: undefined, exp });
    expect(await statusThere(plain)).toBe(200);
    at = new Date('2027-01-01T00:00:00Z');
    expect(await statusThere(plain)).toBe(401);
    expect(await statusThere(resigned(token, {}, { exp }))).toBe(200);
    await dated.close();
  });
});

describe('cookies', () => {
  it('are bound to the host where the shop is on https', async () => {
    const live = await openTestShop({ config: { publicUrl: 'https://shop.example.in' } });
    const { headers } = await live.call('POST', '/send-otp', { body: { identifier: 'asha@example.in' } });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-ilaneer_device=[\w-]{24}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await live.close();
  });
});
