import { emailStatus } from '@ilaneer/domain/account/email-status';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { endLinks } from '../../verification/verification.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, findUserByLogin, lockUser, type UserRow, updateUser } from '../user/repository.ts';
import { sendWelcome } from './welcome-mail.ts';

/** The account of a proven address; `isReset` when it had a password that nobody had proven, which is gone now. */
export type ProvenAccount = { readonly user: UserRow; readonly isReset: boolean };

/**
 * The account of somebody who has just proved this e-mail address, or null when they have none. Whoever only claimed
 * the address before loses it, or their way into the account (domain/account/email-status.ts says why).
 */
export async function accountOfProvenEmail(
  tx: Database,
  deps: Deps & AccountDeps,
  email: string,
): Promise<ProvenAccount | null> {
  const found = await findUserByLogin(tx, { kind: 'email', name: email });
  const user = found === null ? null : await lockUser(tx, found.id);
  if (user === null || user.email !== email) return null;
  const status = emailStatus(user);
  if (status === 'proven' || user.deactivatedAt !== null) return { user, isReset: false };
  const updatedAt = deps.now();
  if (status === 'foreign') {
    await updateUser(tx, user.id, { email: null, updatedAt });
    await endLinks(tx, user.id, 'reset-password', updatedAt);
    return null;
  }
  await endSessions(tx, deps, user.id);
  await updateUser(tx, user.id, { emailVerified: true, passwordHash: null, updatedAt });
  const isReset = user.passwordHash !== null;
  await sendWelcome(tx, deps, user, email, { isReset });
  const owned = await findUser(tx, user.id);
  return owned && { user: owned, isReset };
}
