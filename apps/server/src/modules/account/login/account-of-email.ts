import { emailStatus } from '@ilaneer/domain/account/email-status';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { endLinks } from '../../verification/verification.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, findUserByLogin, lockUser, type UserRow, updateUser } from '../user/repository.ts';
import { sendWelcome } from './welcome-mail.ts';

/** `isReset`: an unverified password was removed. */
export type ProvenAccount = { readonly user: UserRow; readonly isReset: boolean };

/** An unverified claimant loses the address or the access (domain/account/email-status.ts). */
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
