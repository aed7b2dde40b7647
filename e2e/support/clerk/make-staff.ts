import { randomUUID } from 'node:crypto';
import { staffMembers, staffRoles } from '@ilaneer/server/db/schema/staff/staff';
import { hashPassword } from '@ilaneer/server/deps/passwords';
import { startStaffSession } from '@ilaneer/server/modules/staff/staff';
import { PERMISSIONS, type Permission } from '../../../packages/domain/src/staff/permission.ts';
import { onRunningShop } from './on-running-shop.ts';

export type WantedStaff = {
  readonly permissions: readonly Permission[] | 'all';
  readonly name: string;
  readonly password: string;
};

export function makeStaff(dataDir: string, { permissions, name, password }: WantedStaff) {
  return onRunningShop(dataDir, async ({ db }) => {
    const id = randomUUID();
    const now = () => new Date();
    const made = { createdAt: now(), updatedAt: now() };
    const may = PERMISSIONS.filter((one) => permissions === 'all' || permissions.includes(one));
    await db.insert(staffRoles).values({ id, name: `Role ${id}`, permissions: may, ...made });
    const email = `${id}@staff.example`;
    const passwordHash = await hashPassword(password);
    await db
      .insert(staffMembers)
      .values({ id, name, email, status: 'active', roleId: id, passwordHash, ...made });
    const token = await startStaffSession(db, { now, newId: randomUUID }, { memberId: id, device: 'a test' });
    return { id, name, email, token };
  });
}
