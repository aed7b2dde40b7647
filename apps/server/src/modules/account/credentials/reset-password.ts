import { emailStanding } from '@ilaneer/domain/account/email-status';
import { passwordProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import { transact } from '../../../db/transact.ts';
import { idOfToken } from '../../../deps/secrets.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { endLinks, useLink } from '../../verification/repository.ts';
import { lockUser, updateUser } from '../repository.ts';
import { endSessions } from '../session/end-sessions.ts';
import { commonPasswordProblems } from './common-passwords.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { hashPassword } from './passwords.ts';

type Environment = Pick<
  AppDeps,
  'db' | 'now' | 'newId' | 'jwtSecret' | 'sessions' | 'jobs' | 'brand' | 'config'
>;

/**
 * Sets a new password with a link's token, and ends every session. The link also proves the address that it went to.
 * Errors: bad fields, LINK_INVALID, ACCOUNT_DEACTIVATED.
 */
export async function resetPassword(
  env: Environment,
  form: { readonly token: string; readonly password: string },
): Promise<Result<null, Failure>> {
  const problem = passwordProblem(form.password);
  if (problem !== null) return err(invalid([{ field: 'password', message: problem }]));
  const tooCommon = commonPasswordProblems('password', form.password);
  if (tooCommon.length > 0) return err(invalid(tooCommon));
  const linkId = idOfToken(env.jwtSecret, 'reset-password', form.token);
  if (linkId === null) return err({ code: 'LINK_INVALID' });
  const passwordHash = await hashPassword(form.password);
  return transact<null, Failure>(env.db, async (tx) => {
    const at = env.now();
    const link = await useLink(tx, linkId, 'reset-password', at);
    const user = link === null ? null : await lockUser(tx, link.userId);
    if (link === null || user === null || user.email !== link.email) return err({ code: 'LINK_INVALID' });
    // Whoever claimed the address may have proven something else since the link was mailed, and stay in the account.
    if (emailStanding(user) === 'foreign') return err({ code: 'LINK_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    await updateUser(tx, user.id, { passwordHash, emailVerified: true, updatedAt: at });
    await endLinks(tx, user.id, 'reset-password', at);
    await endSessions(tx, env, user.id);
    await env.jobs.enqueue(tx, 'send-mail', passwordChangedMail(env, user.name, link.email));
    return ok(null);
  });
}
