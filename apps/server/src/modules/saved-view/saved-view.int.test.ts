import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('saved views', () => {
  let shop: TestShop;
  let asha: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    asha = await newTestStaff(shop, []);
  });
  afterAll(() => shop.close());

  const save = (name: string, list = 'orders') =>
    asha.call('POST', '/saved-views', { body: { list, name, address: 'status=placed' } });

  it('are private to their member and list', async () => {
    expect(await save(' Late ')).toMatchObject({ status: 201, body: { view: { name: 'Late', version: 1 } } });
    await save('Late', 'products');
    const meera = await newTestStaff(shop, []);
    const own = await asha.call('GET', '/saved-views?list=orders');
    expect(own.body).toMatchObject({ views: [{ name: 'Late', address: 'status=placed' }] });
    expect((await meera.call('GET', '/saved-views?list=orders')).body).toMatchObject({ views: [] });
    const { id } = (own.body as { views: { id: string }[] }).views[0] ?? { id: '' };
    expect(await meera.call('DELETE', `/saved-views/${id}`, { version: 1 })).toMatchObject({ status: 404 });
  });

  it('are distinguished by their names, which are short and required', async () => {
    await save('Late');
    expect((await save('Late')).body).toMatchObject({ code: 'SAVED_VIEW_NAME_TAKEN' });
    for (const name of [' ', 'x'.repeat(61)]) {
      expect((await save(name)).body).toMatchObject({ fields: [{ field: 'name' }] });
    }
    const other = (await save('Mine')).body as { view: { id: string } };
    const renamed = await asha.call('PATCH', `/saved-views/${other.view.id}`, {
      body: { name: 'Late' },
      version: 1,
    });
    expect(renamed.body).toMatchObject({ code: 'SAVED_VIEW_NAME_TAKEN' });
  });

  it('are twenty at most', async () => {
    for (let at = 0; at < 20; at += 1) expect((await save(`View ${at}`)).status).toBe(201);
    expect((await save('One more')).body).toMatchObject({ code: 'SAVED_VIEW_LIMIT_REACHED' });
  });

  it('answer a change of an old version with the current one (AUDIT-4)', async () => {
    const { view } = (await save('Late')).body as { view: { id: string } };
    const change = (name: string) =>
      asha.call('PATCH', `/saved-views/${view.id}`, { body: { name }, version: 1 });
    expect(await change('First')).toMatchObject({ status: 200, body: { view: { version: 2 } } });
    expect(await change('Second')).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { name: 'First', version: 2 } } },
    });
  });
});
