import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff } from '../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

describe('a session of staff', () => {
  let shop: TestShop;
  let now = new Date('2026-11-23T09:00:00+05:30');
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
  });
  afterAll(() => shop.close());

  it('returns the member and their permissions', async () => {
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    expect(await packer.call('GET', '/session')).toMatchObject({
      status: 200,
      body: { member: { id: packer.id, name: packer.name, permissions: ['orders.fulfil'] } },
    });
  });

  it('is refused to visitors and shoppers', async () => {
    const { token } = await shop.newShopper();
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: 'ilaneer_staff=guessed' }]) {
      expect(await shop.call('GET', '/staff/session', { headers })).toMatchObject({
        status: 401,
        body: { code: 'STAFF_SIGN_IN_NEEDED', message: 'Please sign in.' },
      });
    }
  });

  it('locks after a pause of 15 minutes, and not while it is used (STAFF-6)', async () => {
    const packer = await newTestStaff(shop, []);
    later(14);
    expect((await packer.call('GET', '/session')).status).toBe(200);
    later(14);
    expect((await packer.call('GET', '/session')).status).toBe(200);
    later(16);
    for (const _ of [1, 2]) {
      expect(await packer.call('GET', '/session')).toMatchObject({
        status: 401,
        body: { code: 'STAFF_LOCKED' },
      });
    }
  });

  it('ends after twelve hours', async () => {
    const packer = await newTestStaff(shop, []);
    for (let hour = 0; hour < 12 * 6; hour += 1) {
      expect((await packer.call('GET', '/session')).status).toBe(200);
      later(10);
    }
    expect(await packer.call('GET', '/session')).toMatchObject({ body: { code: 'STAFF_SIGN_IN_NEEDED' } });
  });
});
