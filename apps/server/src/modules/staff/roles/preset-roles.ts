import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { OWNER, PRESET_ROLES } from '@ilaneer/domain/staff/role';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { insertRole, lockRole, updateRole } from './repository.ts';

/** Gives a new shop its roles, once (STAFF-3). The owner's holds everything, also what came since. */
export async function ensurePresetRoles({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await transactAll(db, async (tx) => {
    const at = now();
    const owner = await lockRole(tx, OWNER);
    if (owner !== null) {
      const isWhole = PERMISSIONS.every((permission) => owner.permissions.includes(permission));
      if (!isWhole) await updateRole(tx, OWNER, { permissions: [...PERMISSIONS], updatedAt: at });
      return;
    }
    for (const [id, permissions] of Object.entries(PRESET_ROLES)) {
      const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
      await insertRole(tx, { id, name, permissions: [...permissions], createdAt: at, updatedAt: at });
    }
  });
}
