import type { StaffStoreView, StoreForm } from '@ilaneer/contract/staff/content/stores';
import type { StoreView } from '@ilaneer/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const ROW = { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00', text: '' };
const FORM: StoreForm = {
  name: 'Thrissur',
  address: '7 Round North, Thrissur 680001',
  pinCode: '680001',
  towns: ['Thrissur', 'Guruvayur'],
  latitude: 10.5276,
  longitude: 76.2144,
  email: 'thrissur@shop.example',
  phone: '+91 98470 12345',
  messagingUrl: '',
  picture: 'art/about.svg',
  hours: [ROW],
  holidays: [],
  isShown: true,
};

describe('stores in the hands of staff (CONTENT-35)', () => {
  let clock = new Date('2026-12-20T06:00:00Z');
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => clock });
    staff = await newTestStaff(shop, ['content.write']);
  });
  afterAll(() => shop.close());

  const list = async () => (await staff.call('GET', '/stores')).body.stores as StaffStoreView[];
  const shown = async (search = '') =>
    (await shop.call('GET', `/stores?search=${search}`)).body.stores as StoreView[];
  const shownOf = async (code: string) => (await shown()).find((store) => store.code === code);
  const make = async (code: string, change: Partial<StoreForm> = {}) => {
    const made = await staff.call('POST', '/stores', { body: { code, ...FORM, ...change } });
    expect(made.status).toBe(201);
    return made.body.store as StaffStoreView;
  };
  const change = ({ code, version, ...store }: StaffStoreView, changed: Partial<StoreForm>) =>
    staff.call('PUT', `/stores/${code}`, { version, body: { ...store, ...changed } });

  it('of the sample show their own words for hours beside those that count', async () => {
    const [first] = await list();
    expect(first).toMatchObject({
      code: 'MLP',
      hours: [
        { days: [6, 0], opens: '10:30', closes: '13:30', text: '' },
        { days: [6, 0], opens: '14:30', closes: '18:30', text: '2:30 PM-6:30 AM' },
      ],
    });
  });

  it('that are saved as they are show the same in the shop', async () => {
    const before = await shown();
    for (const store of await list()) expect((await change(store, {})).status).toBe(200);
    expect(await shown()).toEqual(before);
  });

  it('are added at the end, and found by code, town and PIN code', async () => {
    const made = await make('TCR');
    expect(made).toEqual({ code: 'TCR', ...FORM, version: 1 });
    expect((await shown()).at(-1)).toMatchObject({
      code: 'TCR',
      workingHours: [{ days: 'Monday-Friday', text: '10:00 AM-6:00 PM' }],
      openingHours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }],
    });
    for (const search of ['tcr', 'guruvayur', '680001']) {
      expect((await shown(search)).map(({ code }) => code)).toEqual(['TCR']);
    }
    const again = await staff.call('POST', '/stores', { body: { code: 'TCR', ...FORM } });
    expect(again).toMatchObject({ status: 400, body: { fields: [{ field: 'code' }] } });
  });

  it('are changed, hidden and deleted, which the shop shows at once', async () => {
    const made = await make('PKD', { name: 'Palakkad' });
    const moved = await change(made, { address: '1 Fort Road', hours: [{ ...ROW, text: 'By appointment' }] });
    expect(moved).toMatchObject({ status: 200, body: { store: { version: 2 } } });
    expect(await shownOf('PKD')).toMatchObject({
      address: '1 Fort Road',
      workingHours: [{ days: 'Monday-Friday', text: 'By appointment' }],
    });
    const hidden = await change(moved.body.store as StaffStoreView, { isShown: false });
    expect(await shownOf('PKD')).toBeUndefined();
    expect(await shown('palakkad')).not.toContainEqual(expect.objectContaining({ code: 'PKD' }));
    const { version } = hidden.body.store as StaffStoreView;
    expect((await staff.call('DELETE', '/stores/PKD', { version })).status).toBe(200);
    expect((await staff.call('DELETE', '/stores/PKD', { version })).status).toBe(404);
  });

  it('have holidays, in order of their days, until they are over', async () => {
    const christmas = { date: '2026-12-25', opens: null, closes: null, note: 'Christmas' };
    const eve = { date: '2026-12-24', opens: '10:00', closes: '13:00', note: '' };
    await make('KTM', { holidays: [christmas, eve] });
    expect((await shownOf('KTM'))?.holidays).toEqual([eve, christmas]);
    clock = new Date('2026-12-25T18:29:00Z');
    expect((await shownOf('KTM'))?.holidays).toEqual([eve, christmas]);
    clock = new Date('2026-12-25T18:31:00Z');
    expect((await shownOf('KTM'))?.holidays).toEqual([christmas]);
    clock = new Date('2026-12-26T18:31:00Z');
    expect((await shownOf('KTM'))?.holidays).toEqual([]);
    staff = await newTestStaff(shop, ['content.write']);
    expect((await list()).find(({ code }) => code === 'KTM')?.holidays).toEqual([christmas, eve]);
  });

  it('are ordered all together, without making an open form stale', async () => {
    const before = await list();
    const codes = before.map(({ code }) => code).toReversed();
    const order = (some: readonly string[]) => staff.call('POST', '/stores/order', { body: { codes: some } });
    for (const some of [codes.slice(1), [...codes, 'ZZZ'], [...codes.slice(1), codes[1] ?? '']]) {
      expect(await order(some)).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    }
    expect((await order(codes)).status).toBe(200);
    expect(await list()).toEqual(before.toReversed());
  });

  it.each([
    ['name', { name: ' ' }],
    ['pinCode', { pinCode: '082001' }],
    ['towns', { towns: [] }],
    ['latitude', { latitude: 91 }],
    ['email', { email: 'thrissur' }],
    ['messagingUrl', { messagingUrl: 'http://wa.me/1' }],
    ['picture', { picture: '' }],
    ['hours.0.closes', { hours: [{ ...ROW, closes: '10:00' }] }],
    ['hours.0.days', { hours: [{ ...ROW, days: [] }] }],
    ['holidays.0.date', { holidays: [{ date: '2026-02-30', opens: null, closes: null, note: '' }] }],
    ['holidays.0.closes', { holidays: [{ date: '2026-12-25', opens: '10:00', closes: null, note: '' }] }],
  ])('name %s when it is wrong, and stay as they were', async (field, bad) => {
    const before = await list();
    const [some] = before;
    const refused = { status: 400, body: { fields: [expect.objectContaining({ field })] } };
    expect(await staff.call('POST', '/stores', { body: { code: 'BAD', ...FORM, ...bad } })).toMatchObject(
      refused,
    );
    expect(some && (await change(some, bad))).toMatchObject(refused);
    expect(await list()).toEqual(before);
  });

  it('have a code of three letters, which is not changed', async () => {
    const small = await staff.call('POST', '/stores', { body: { code: 'ab1', ...FORM } });
    expect(small).toMatchObject({ status: 400, body: { fields: [{ field: 'code' }] } });
    expect((await staff.call('PUT', '/stores/QQQ', { version: 1, body: FORM })).status).toBe(404);
  });
});
