import { randomUUID } from 'node:crypto';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import type { StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { staffMembers, staffRoles } from '../../src/db/schema/staff/staff.ts';
import { invitationToken, invite } from '../../src/modules/staff/people/invite.ts';
import type { TestShop } from '../test-shop.ts';

export async function managedMember(shop: TestShop, status: StaffStatus) {
  const roleId = await newRole(shop);
  const memberId = randomUUID();
  const made = { createdAt: shop.deps.now(), updatedAt: shop.deps.now() };
  const email = `${memberId}@staff.example`;
  await shop.db
    .insert(staffMembers)
    .values({ id: memberId, name: 'Meera Nair', email, status, roleId, ...made });
  return { params: { memberId }, version: 1, roleId };
}

export async function invitedMember(shop: TestShop): Promise<string> {
  const roleId = await newRole(shop);
  const form = { name: 'Meera Nair', email: `${roleId}@staff.example`, roleId };
  const invited = await invite(shop.deps, operatorActor('a test'), form, { byMail: false });
  if (!invited.ok) throw new Error(`not invited: ${invited.error.code}`);
  return invitationToken(shop.deps, invited.value.invitationId);
}

export async function newRole(shop: TestShop): Promise<string> {
  const id = randomUUID();
  const made = { createdAt: shop.deps.now(), updatedAt: shop.deps.now() };
  await shop.db.insert(staffRoles).values({ id, name: `Role ${id}`, permissions: ['orders.read'], ...made });
  return id;
}
