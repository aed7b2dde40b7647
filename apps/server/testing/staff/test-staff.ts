import { randomUUID } from 'node:crypto';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { staffMembers, staffRoles } from '../../src/db/schema/staff/staff.ts';
import { csrfTokenOf } from '../../src/http/staff-access.ts';
import { startStaffSession } from '../../src/modules/staff/staff.ts';
import type { Answer, TestShop } from '../test-shop.ts';

export type TestStaff = {
  readonly id: string;
  readonly name: string;
  headers(): Readonly<Record<string, string>>;
  call(
    method: Parameters<TestShop['call']>[0],
    path: `/${string}`,
    options?: {
      readonly body?: unknown;
      readonly version?: number;
      readonly headers?: Record<string, string>;
    },
  ): Promise<Answer>;
};

/** Signs in a member with these permissions; call paths begin behind `/staff`. */
export async function newTestStaff(shop: TestShop, permissions: readonly Permission[]): Promise<TestStaff> {
  const id = randomUUID();
  const name = `Staff ${id.slice(0, 8)}`;
  const at = shop.deps.now();
  const made = { createdAt: at, updatedAt: at };
  await shop.db.insert(staffRoles).values({ id, name, permissions: [...permissions], ...made });
  const member = { id, name, email: `${id}@staff.example`, status: 'active', roleId: id } as const;
  await shop.db.insert(staffMembers).values({ ...member, ...made });
  const token = await startStaffSession(shop.db, shop.deps, { memberId: id, device: 'a test' });
  const sent = { cookie: `ilaneer_staff=${token}`, 'x-csrf-token': csrfTokenOf(token) };
  return {
    id,
    name,
    headers: () => sent,
    call: (method, path, { body, version, headers = {} } = {}) =>
      shop.call(method, `/staff${path}`, {
        body,
        headers: {
          ...sent,
          ...(version !== undefined && { 'if-match': `"${version}"` }),
          ...headers,
        },
      }),
  };
}
