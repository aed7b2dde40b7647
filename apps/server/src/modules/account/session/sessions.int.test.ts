import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('sessions', () => {
  const clock = testClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ now: clock.now });
  });
  afterAll(() => shop.close());

  type Listed = { id: string; device: string; current: boolean; lastSeenAt: string };
  const list = async (token: string): Promise<Listed[]> => {
    const { body } = await shop.call('GET', '/account/sessions', { token });
    // Guaranteed by the serialiser.
    return body.sessions as Listed[];
  };
  const logIn = async (email: string, headers = {}) => {
    const body = { email, password: 'karikku-2026' };
    return String((await shop.call('POST', '/login-user', { body, headers })).body.token);
  };
  const isLive = async (token: string) => (await shop.call('GET', '/user-details', { token })).status === 200;

  it('are listed with their device, this one first', async () => {
    const { email, token } = await shop.newShopper();
    clock.pass(60);
    await logIn(email, { 'user-agent': CHROME });
    const sessions = await list(token);
    expect(sessions).toMatchObject([
      { current: true },
      { device: 'Chrome on Android', current: false, lastSeenAt: clock.now().toISOString() },
    ]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
      'createdAt',
      'current',
      'device',
      'expiresAt',
      'id',
      'lastSeenAt',
    ]);
  });

  it('say when they were seen, to within five minutes, and go when they end', async () => {
    const { email, token } = await shop.newShopper();
    const begun = clock.now().toISOString();
    clock.pass(4 * 60);
    await isLive(token);
    expect((await list(token))[0]?.lastSeenAt).toBe(begun);
    clock.pass(2 * 60);
    await isLive(token);
    expect((await list(token))[0]?.lastSeenAt).toBe(clock.now().toISOString());
    clock.pass(23 * 3_600);
    const later = await logIn(email);
    expect(await list(later)).toHaveLength(2);
    clock.pass(3_600);
    expect(await list(later)).toHaveLength(1);
    expect(await isLive(token)).toBe(false);
  });

  it('are ended one by one, by their owner only', async () => {
    const [mine, other] = [await shop.newShopper(), await shop.newShopper()];
    const second = await logIn(mine.email);
    const [, there] = await list(mine.token);
    const revoke = (token: string) => shop.call('DELETE', `/account/sessions/${there?.id ?? ''}`, { token });
    expect(await revoke(other.token)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    expect(await isLive(second)).toBe(true);
    expect((await revoke(mine.token)).status).toBe(200);
    expect(await isLive(second)).toBe(false);
    expect(await isLive(mine.token)).toBe(true);
    expect((await revoke(mine.token)).status).toBe(404);
  });

  it('are ended all but this one', async () => {
    const { email, token } = await shop.newShopper();
    const stranger = await shop.newShopper();
    const others = [await logIn(email), await logIn(email)];
    for (const one of others) expect(await isLive(one)).toBe(true);
    expect(await shop.call('POST', '/account/sessions/revoke-others', { token })).toMatchObject({
      status: 200,
      body: { revoked: 2 },
    });
    for (const one of others) expect(await isLive(one)).toBe(false);
    expect([await isLive(token), await isLive(stranger.token)]).toEqual([true, true]);
    expect(await list(token)).toHaveLength(1);
  });
});
