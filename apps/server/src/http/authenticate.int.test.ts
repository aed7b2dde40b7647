import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyIdOf } from '../deps/keys.ts';
import { TEST_SECRET } from '../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const URL_OF_SHOP = 'http://localhost:3001';
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const read = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The same token with other claims, signed with the shop's own key. */
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

  it('counts only as what it is, though it is signed with the right key', async () => {
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
      /^__Host-ilaneer_device=[\w-]{36}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await live.close();
  });
});
