import { emailStanding } from '@ilaneer/domain/account/email-status';
import type { AppDeps } from '../../../app-deps.ts';
import type { Database } from '../../../db/connect.ts';
import { endLinks } from '../../verification/repository.ts';
import { findUser, findUserByLogin, lockUser, type UserRow, updateUser } from '../repository.ts';
import { endSessions } from '../session/end-sessions.ts';
import { sendWelcome, type WelcomeEnvironment } from './send-welcome.ts';

/**
 * The account of somebody who has just proved this e-mail address, or null when they have none. Whoever only claimed
 * the address before loses it, or their way into the account (domain/account/email-standing.ts says why).
 */
export async function accountOfProvenEmail(
  tx: Database,
  env: Pick<AppDeps, 'now' | 'sessions'> & WelcomeEnvironment,
  email: string,
): Promise<UserRow | null> {
  const found = await findUserByLogin(tx, { kind: 'email', name: email });
  const user = found === null ? null : await lockUser(tx, found.id);
  if (user === null || user.email !== email) return null;
  const standing = emailStanding(user);
  if (standing === 'proven' || user.deactivatedAt !== null) return user;
  const updatedAt = env.now();
  if (standing === 'foreign') {
    await updateUser(tx, user.id, { email: null, updatedAt });
    await endLinks(tx, user.id, 'reset-password', updatedAt);
    return null;
  }
  await endSessions(tx, env, user.id);
  await updateUser(tx, user.id, { emailVerified: true, passwordHash: null, updatedAt });
  await sendWelcome(tx, env, user, email);
  return findUser(tx, user.id);
}
