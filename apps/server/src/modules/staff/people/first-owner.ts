import { randomInt } from 'node:crypto';
import { OWNER } from '@ilaneer/domain/staff/role';
import { RECOVERY_ALPHABET } from '@ilaneer/domain/staff/second-factor';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import { countMembers, findMember, insertMember, updateMember } from '../member/repository.ts';

/** First member of a sandbox. */
const FIRST_OWNER = { id: 'sandbox-owner', name: 'Owner', email: 'owner@sandbox.example' } as const;

/** With a random password, renewed until the first sign-in. Null if staff exist. */
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
