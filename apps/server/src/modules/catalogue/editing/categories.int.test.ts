import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

describe('categories', () => {
  let shop: TestShop;
  let editor: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    editor = await newTestStaff(shop, ['catalogue.read', 'catalogue.write']);
  });
  afterAll(() => shop.close());

  it('form a tree of two levels', async () => {
    const form = {
      name: 'Oils',
      description: '',
      hsnCode: '1513',
      parentId: null,
      position: 9,
      active: true,
    };
    const made = await editor.call('POST', '/categories', { body: form });
    const category = made.body.category as { id: string; version: number };
    const under = (parentId: string) =>
      editor.call('PATCH', `/categories/${category.id}`, { body: { parentId }, version: category.version });
    expect(await under('pouches')).toMatchObject({ status: 400, body: { fields: [{ field: 'parentId' }] } });
    const moved = await under('coconut-oil');
    expect(moved).toMatchObject({ status: 200, body: { category: { parentId: 'coconut-oil' } } });
    const all = (await editor.call('GET', '/categories')).body.categories as (typeof category & {
      products: number;
    })[];
    const pouches = all.find(({ id }) => id === 'pouches');
    const used = await editor.call('DELETE', '/categories/pouches', { version: pouches?.version ?? 0 });
    expect(used).toMatchObject({ status: 409, body: { code: 'CATEGORY_IN_USE' } });
    const merged = await editor.call('POST', '/categories/pouches/merge', {
      body: { into: category.id },
      version: pouches?.version ?? 0,
    });
    expect(merged).toMatchObject({ status: 200, body: { category: { products: pouches?.products } } });
  });
});
