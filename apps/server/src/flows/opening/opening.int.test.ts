import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('the checklist before a shop opens (SETTING-6)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['settings.write']);
  });
  afterAll(() => shop.close());

  const doneOf = async () => {
    const { body } = await staff.call('GET', '/checklist');
    const items = Array.isArray(body.items) ? body.items : [];
    return items.filter(({ isDone }) => isDone).map(({ id }) => id);
  };

  it("finds the sample's values in the sample shop", async () => {
    expect(await doneOf()).toEqual(['delivery', 'policies', 'products', 'rates']);
  });

  it('follows corrections and removals by staff', async () => {
    await staff.call('PUT', '/settings/support', { body: OWN_SUPPORT, version: 1 });
    await shop.db.execute(sql`update products set active = false`);
    await shop.db.execute(sql`update pages set body = 'Within [number] days.' where slug = 'refund-policy'`);
    shop.deps.catalogue.markStale();
    shop.deps.content.markStale();
    expect(await doneOf()).toEqual(['support', 'delivery']);
  });

  it('asks for two owners who can let each other in', async () => {
    const at = new Date().toISOString();
    await shop.db.execute(sql`
      insert into staff_roles (id, name, permissions, created_at, updated_at)
      values ('owner', 'Owner', '{settings.write}', ${at}, ${at}) on conflict do nothing`);
    await shop.db.execute(sql`
      insert into staff_members (id, name, email, status, role_id, totp_secret, created_at, updated_at)
      values ('o-1', 'One', 'one@palmgrove.in', 'active', 'owner', '\\x01', ${at}, ${at}),
        ('o-2', 'Two', 'two@palmgrove.in', 'active', 'owner', null, ${at}, ${at})`);
    expect(await doneOf()).not.toContain('owners');
    await shop.db.execute(sql`update staff_members set totp_secret = '\\x02' where id = 'o-2'`);
    expect(await doneOf()).toContain('owners');
  });
});
