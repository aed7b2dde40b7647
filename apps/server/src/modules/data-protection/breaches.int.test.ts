import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const BREACH = {
  title: 'Laptop lost',
  what: '',
  data: '',
  consequences: '',
  measures: '',
  people: null,
  beganAt: null,
  knownAt: '2026-01-10T10:00:00.000Z',
  boardToldAt: null,
  certToldAt: null,
  peopleToldAt: null,
  closedAt: null,
};

describe('the register of breaches', () => {
  let shop: TestShop;
  let officer: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    officer = await newTestStaff(shop, ['breaches.record']);
  });
  afterAll(() => shop.close());

  const record = async () => Object((await officer.call('POST', '/breaches', { body: BREACH })).body.breach);

  it('accepts a partial record and later additions; the audit log has each step without the words', async () => {
    const { id, version } = await record();
    const known = {
      ...BREACH,
      what: 'Asha Menon lost her laptop',
      people: 12,
      certToldAt: '2026-01-10T12:00:00.000Z',
    };
    const changed = await officer.call('PUT', `/breaches/${id}`, { body: known, version });
    expect(changed).toMatchObject({ status: 200, body: { breach: { ...known, version: version + 1 } } });
    expect(await officer.call('PUT', `/breaches/${id}`, { body: BREACH, version })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { people: 12 } } },
    });
    const { body } = await officer.call('GET', `/history/breach/${id}`);
    expect(body.entries).toMatchObject([
      { action: 'changed', after: { people: 12, words: 'changed' } },
      { action: 'recorded', before: null },
    ]);
    expect(JSON.stringify(body)).not.toContain('Asha Menon');
    expect((await officer.call('GET', '/breaches')).body.breaches).toMatchObject([{ id, people: 12 }]);
  });

  it('refuses impossible dates: notified before known, known in the future', async () => {
    const wrong = { ...BREACH, boardToldAt: '2026-01-09T10:00:00.000Z', knownAt: '2999-01-01T10:00:00.000Z' };
    expect(await officer.call('POST', '/breaches', { body: wrong })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'knownAt' }, { field: 'boardToldAt' }] },
    });
  });

  it('is for one permission only, and nothing in it is ever deleted (PRIVACY-9)', async () => {
    await record();
    const others = await newTestStaff(shop, ['staff.manage', 'privacy.read', 'settings.write']);
    expect((await others.call('GET', '/breaches')).status).toBe(403);
    expect((await officer.call('GET', '/breaches/none')).body).toMatchObject({ code: 'BREACH_NOT_FOUND' });
    await expect(shop.db.execute(sql`delete from breaches`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});
