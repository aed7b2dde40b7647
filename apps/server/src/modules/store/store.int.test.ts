import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { listen } from '../../db/announcements.ts';
import { stores } from '../../db/schema/content/store.ts';

describe('stores', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('are the five branches, with the specified words', async () => {
    const { status, body } = await shop.call('GET', '/stores');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      match: 'all',
      count: 5,
      stores: [
        { code: 'MLP', name: 'Malappuram', picture: '/pictures/art/store-mlp.svg' },
        { code: 'KKD', name: 'Kozhikode' },
        { code: 'PMN', name: 'Perinthalmanna' },
        { code: 'KCH', name: 'Kochi' },
        {
          code: 'ALP',
          name: 'Alappuzha',
          workingHours: [
            { days: 'Saturday-Sunday', text: '10:30 AM-1:30 PM' },
            { days: 'Saturday-Sunday', text: '2:30 PM-6:30 AM' },
          ],
        },
      ],
    });
  });

  it.each([
    ['pmn', 'found', ['PMN']],
    ['calicut', 'found', ['KKD']],
    ['aleppey', 'found', ['ALP']],
    ['688001', 'found', ['ALP']],
    ['695001', 'nearest', ['ALP', 'KCH']],
    ['Reykjavik', 'none', []],
    ['', 'all', ['MLP', 'KKD', 'PMN', 'KCH', 'ALP']],
  ])('search=%s: %s %j', async (search, match, codes) => {
    const { body } = await shop.call('GET', `/stores?search=${search}`);
    expect(body).toMatchObject({ match, count: codes.length, stores: codes.map((code) => ({ code })) });
    expect('distancesKm' in body).toBe(match === 'nearest');
  });

  it('refuse a search without end', async () => {
    const answer = await shop.call('GET', `/stores?search=${'x'.repeat(101)}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'search', message: 'Search must be at most 100 characters' }] },
    });
  });

  it('are announced to every process when they change', async () => {
    const heard = vi.fn();
    const ignore = () => undefined;
    const listener = await listen(shop.url, {
      on: {
        stores_changed: heard,
        catalogue_changed: ignore,
        content_changed: ignore,
        settings_changed: ignore,
        staff_changed: ignore,
        keys_changed: () => undefined,
        session_revoked: ignore,
      },
      onGap: ignore,
      onError: ignore,
    });
    await shop.db.update(stores).set({ position: 7 }).where(eq(stores.code, 'ALP'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await listener.close();
  });

  it('leave out a branch that is closed for good', async () => {
    await shop.db.update(stores).set({ active: false }).where(eq(stores.code, 'KCH'));
    shop.deps.stores.markStale();
    expect((await shop.call('GET', '/stores')).body).toMatchObject({ count: 4 });
    await shop.db.update(stores).set({ active: true }).where(eq(stores.code, 'KCH'));
    shop.deps.stores.markStale();
  });
});
