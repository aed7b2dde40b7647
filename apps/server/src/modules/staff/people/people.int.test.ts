import { operatorActor } from '@ilaneer/domain/actor/actor';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { PRESET_ROLES } from '@ilaneer/domain/staff/role';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedMember, managedMember, newRole } from '../../../../testing/staff/managed-member.ts';
import { signedInMember } from '../../../../testing/staff/signed-in-member.ts';
import { firstSignIn, STAFF_PASSWORD, staffBrowser } from '../../../../testing/staff/staff-browser.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { staffMembers, staffRoles } from '../../../db/schema/staff/staff.ts';
import { ensurePresetRoles } from '../roles/preset-roles.ts';
import { firstOwner } from './first-owner.ts';
import { invitationToken, invite } from './invite.ts';

describe('members of staff', () => {
  let shop: TestShop;
  let now = new Date('2026-11-23T09:00:00+05:30');
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  let manager: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
    await ensurePresetRoles(shop.deps);
    manager = await newTestStaff(shop, ['staff.manage', 'orders.read']);
  });
  afterAll(() => shop.close());

  const setMember = (id: string, changes: Partial<typeof staffMembers.$inferInsert>) =>
    shop.db.update(staffMembers).set(changes).where(eq(staffMembers.id, id));
  const path = (id: string, more = '') => `/members/${id}${more}` as const;
  const versionOf = async (id: string) => {
    const { body } = await (await newTestStaff(shop, PERMISSIONS)).call('GET', path(id));
    const { person } = body as { person: { version: number } };
    return person.version;
  };

  it('get the shop its roles once (STAFF-3)', async () => {
    await manager.call('GET', '/roles');
    const { body } = await manager.call('GET', '/roles');
    const { roles } = body as { roles: { id: string; isOwner: boolean; version: number }[] };
    expect(roles.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['owner', 'manager', 'packer', 'support', 'accountant']),
    );
    const owner = await newTestStaff(shop, PERMISSIONS);
    const support = roles.find(({ id }) => id === 'support');
    expect((await owner.call('DELETE', '/roles/support', { version: support?.version ?? 0 })).status).toBe(
      200,
    );
    await ensurePresetRoles(shop.deps);
    expect(JSON.stringify((await manager.call('GET', '/roles')).body)).not.toContain('"support"');
  });

  it('have what a release adds to a preset role that the shop never changed (STAFF-16)', async () => {
    const old = await openTestShop();
    try {
      await ensurePresetRoles(old.deps);
      const earlier: (typeof staffRoles.$inferSelect)['permissions'] = ['orders.read', 'messages.answer'];
      for (const id of ['support', 'accountant']) {
        await old.db.delete(staffRoles).where(eq(staffRoles.id, id));
        const at = old.deps.now();
        await old.db
          .insert(staffRoles)
          .values({ id, name: id, permissions: earlier, createdAt: at, updatedAt: at });
      }
      const rolesOf = async () => {
        const rows = await old.db.select().from(staffRoles);
        return Object.fromEntries(rows.map(({ id, permissions }) => [id, permissions]));
      };
      const set = (permissions: typeof earlier) =>
        old.db.update(staffRoles).set({ permissions }).where(eq(staffRoles.id, 'accountant'));
      await set(['orders.read']);
      await ensurePresetRoles(old.deps);
      expect(await rolesOf()).toMatchObject({
        owner: PERMISSIONS,
        support: PRESET_ROLES.support,
        accountant: ['orders.read'],
      });
      // Later removals persist.
      await old.db.update(staffRoles).set({ permissions: earlier }).where(eq(staffRoles.id, 'support'));
      await ensurePresetRoles(old.deps);
      expect(await rolesOf()).toMatchObject({ support: earlier });
    } finally {
      await old.close();
    }
  });

  it('grant nothing that they lack (STAFF-2)', async () => {
    const invited = { name: 'Ravi', email: 'ravi@staff.example', roleId: 'packer' };
    expect(await manager.call('POST', '/members', { body: invited })).toMatchObject({
      status: 403,
      body: { code: 'GRANT_BEYOND_OWN', data: { permissions: ['orders.fulfil'] } },
    });
    const role = { name: 'Everything', permissions: ['orders.read', 'refunds.issue'] };
    expect((await manager.call('POST', '/roles', { body: role })).body).toMatchObject({
      code: 'GRANT_BEYOND_OWN',
      data: { permissions: ['refunds.issue'] },
    });
    const { params, version } = await managedMember(shop, 'active');
    const change = { version, body: { roleId: 'owner' } };
    expect((await manager.call('PATCH', path(params.memberId), change)).body.code).toBe('GRANT_BEYOND_OWN');
  });

  it('cannot act on members with more permissions, nor on themselves (STAFF-7)', async () => {
    const { id } = await newTestStaff(shop, PERMISSIONS);
    for (const act of ['/block', '/second-factor-reset']) {
      expect((await manager.call('POST', path(id, act), { version: 1 })).body.code).toBe('GRANT_BEYOND_OWN');
    }
    const roleId = await newRole(shop);
    const own = { version: 1, body: { roleId } };
    expect((await manager.call('PATCH', path(manager.id), own)).body.code).toBe('OWN_ACCOUNT');
    expect((await manager.call('POST', path(manager.id, '/block'), { version: 1 })).body.code).toBe(
      'OWN_ACCOUNT',
    );
  });

  it('are never without an owner, also when two block each other at once (STAFF-7)', async () => {
    const owners = [await newTestStaff(shop, PERMISSIONS), await newTestStaff(shop, PERMISSIONS)];
    for (const { id } of owners) await setMember(id, { roleId: 'owner' });
    const versions = await Promise.all(owners.map(({ id }) => versionOf(id)));
    const [one, other] = owners;
    if (one === undefined || other === undefined) throw new Error('two');
    const answers = await Promise.all([
      one.call('POST', path(other.id, '/block'), { version: versions[1] ?? 0 }),
      other.call('POST', path(one.id, '/block'), { version: versions[0] ?? 0 }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await shop.db.select().from(staffMembers).where(eq(staffMembers.roleId, 'owner'));
    expect(rows.filter(({ status }) => status === 'active')).toHaveLength(1);
    const last = rows.find(({ status }) => status === 'active')?.id ?? '';
    const third = await newTestStaff(shop, PERMISSIONS);
    const version = await versionOf(last);
    expect((await third.call('POST', path(last, '/block'), { version })).body.code).toBe('LAST_OWNER');
    const change = { version, body: { roleId: 'packer' } };
    expect((await third.call('PATCH', path(last), change)).body.code).toBe('LAST_OWNER');
  });

  it('are signed out at once when blocked, and a new role counts at once', async () => {
    const { id, browser } = await signedInMember(shop);
    const owner = await newTestStaff(shop, PERMISSIONS);
    expect((await browser.call('GET', '/members')).status).toBe(200);
    const roleId = await newRole(shop);
    const changed = await owner.call('PATCH', path(id), { version: await versionOf(id), body: { roleId } });
    expect(changed.status).toBe(200);
    expect((await browser.call('GET', '/members')).status).toBe(403);
    await owner.call('POST', path(id, '/block'), { version: await versionOf(id) });
    expect((await browser.call('GET', '/session')).status).toBe(401);
    await owner.call('POST', path(id, '/unblock'), { version: await versionOf(id) });
    expect((await browser.call('GET', '/session')).status).toBe(401);
  });

  it('set up a second factor again after a reset', async () => {
    const { id, email, browser } = await signedInMember(shop);
    const owner = await newTestStaff(shop, PERMISSIONS);
    await owner.call('POST', path(id, '/second-factor-reset'), { version: await versionOf(id) });
    expect((await browser.call('GET', '/session')).status).toBe(401);
    const { recoveryCodes } = await firstSignIn(shop, staffBrowser(shop), email);
    expect(recoveryCodes).toHaveLength(10);
  });

  it('come in by a link that counts once, for seven days (STAFF-8)', async () => {
    const token = await invitedMember(shop);
    const browser = staffBrowser(shop);
    expect((await browser.call('POST', '/invitations/check', { token })).body).toMatchObject({
      name: 'Meera Nair',
    });
    const weak = await browser.call('POST', '/invitations/accept', { token, password: 'password123' });
    expect(weak).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } });
    const form = { token, password: STAFF_PASSWORD };
    const both = await Promise.all([1, 2].map(() => browser.call('POST', '/invitations/accept', form)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const stale = await invitedMember(shop);
    later(7 * 24 * 60 + 1);
    expect((await browser.call('POST', '/invitations/check', { token: stale })).body.code).toBe(
      'LINK_INVALID',
    );
    manager = await newTestStaff(shop, ['staff.manage', 'orders.read']);
  });

  it('get another link, which ends the one before, by mail without its token in the queue', async () => {
    const roleId = await newRole(shop);
    const form = { name: 'Ravi', email: `ravi.${roleId}@staff.example`, roleId };
    const invited = await invite(shop.deps, operatorActor('a test'), form, { byMail: false });
    if (!invited.ok) throw new Error('not invited');
    const { person, invitationId } = invited.value;
    const again = await manager.call('POST', path(person.member.id, '/invitation'), { version: 1 });
    expect(again).toMatchObject({ status: 200, body: { person: { status: 'invited', version: 2 } } });
    const token = invitationToken(shop.deps, invitationId);
    expect((await shop.call('POST', '/staff/invitations/check', { body: { token } })).body.code).toBe(
      'LINK_INVALID',
    );
    await expect
      .poll(async () => JSON.stringify((await shop.call('GET', '/sandbox/outbox')).body), { timeout: 20_000 })
      .toContain('/backoffice/accept-invitation#');
  });

  it('are listed by name, searched and filtered', async () => {
    const roleId = await newRole(shop);
    for (const name of ['Zubin', 'anita', 'Bala']) {
      const form = { name, email: `${name}.${roleId}@staff.example`, roleId };
      await invite(shop.deps, operatorActor('a test'), form, { byMail: false });
    }
    const { body } = await manager.call('GET', `/members?roleId=${roleId}`);
    expect(body).toMatchObject({
      rows: [{ name: 'anita' }, { name: 'Bala' }, { name: 'Zubin' }],
      next: null,
      count: { found: 3, isMore: false },
    });
    expect((await manager.call('GET', `/members?roleId=${roleId}&search=AL`)).body).toMatchObject({
      rows: [{ name: 'Bala', status: 'invited' }],
    });
  });
});

describe('the first owner of a sandbox', () => {
  it('is made once, and gets another password until the first sign-in', async () => {
    const shop = await openTestShop();
    await ensurePresetRoles(shop.deps);
    const made = await firstOwner(shop.deps);
    const again = await firstOwner(shop.deps);
    if (made === null || again === null) throw new Error('no owner');
    expect(again.email).toBe(made.email);
    const signIn = (password: string) =>
      shop.call('POST', '/staff/sign-in', { body: { email: made.email, password } });
    expect((await signIn(made.password)).status).toBe(401);
    expect((await signIn(again.password)).body).toMatchObject({ step: 'second-factor' });
    await newTestStaff(shop, []);
    expect(await firstOwner(shop.deps)).toBeNull();
    await shop.close();
  });
});
