import { randomInt } from 'node:crypto';
import { OWNER } from '@ilaneer/domain/staff/role';
import { RECOVERY_ALPHABET } from '@ilaneer/domain/staff/second-factor';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import { countMembers, findMember, insertMember, updateMember } from '../member/repository.ts';

/** The owner whom a sandbox makes for itself. */
const FIRST_OWNER = { id: 'sandbox-owner', name: 'Owner', email: 'owner@sandbox.example' } as const;

/**
 * Makes an owner for a sandbox without staff, with a password that nobody has chosen; another one for as long as its
 * owner has never signed in. Null when there is somebody already.
 */
export async function firstOwner(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ readonly email: string; readonly password: string } | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const isMade = await transactAll(deps.db, async (tx) => {
    const count = await countMembers(tx);
    const owner = await findMember(tx, FIRST_OWNER.id);
    const at = deps.now();
    if (count === 0) {
      const times = { createdAt: at, updatedAt: at };
      await insertMember(tx, { ...FIRST_OWNER, status: 'active', roleId: OWNER, passwordHash, ...times });
      return true;
    }
    if (count !== 1 || owner === null || owner.totpSecret !== null) return false;
    await updateMember(tx, owner.id, { passwordHash, updatedAt: at });
    return true;
  });
  return isMade ? { email: FIRST_OWNER.email, password } : null;
}

function newPassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length))).join('');
  return [group(), group(), group()].join('-');
}
