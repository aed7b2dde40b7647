import { OWNER, PRESET_ROLES } from '@ilaneer/domain/staff/role';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { insertRole, lockRole, updateRole } from './repository.ts';

/** Never updated. */
const AS_MADE = 1;

/** STAFF-3. The owner always has all permissions; unchanged presets follow the release (STAFF-16). */
export async function ensurePresetRoles({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await transactAll(db, async (tx) => {
    const at = now();
    const isNew = (await lockRole(tx, OWNER)) === null;
    for (const [id, preset] of Object.entries(PRESET_ROLES)) {
      const permissions = [...preset];
      if (isNew) {
        const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
        await insertRole(tx, { id, name, permissions, createdAt: at, updatedAt: at });
        continue;
      }
      const role = await lockRole(tx, id);
      if (role === null || (id !== OWNER && role.version !== AS_MADE)) continue;
      const isSame =
        preset.length === role.permissions.length && preset.every((one) => role.permissions.includes(one));
      if (!isSame) await updateRole(tx, id, { permissions, updatedAt: at });
    }
  });
}
