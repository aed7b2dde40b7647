import { emailStatus } from '@ilaneer/domain/account/email-status';
import { passwordProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { guessablePasswordProblems } from '../../../deps/guessable-passwords.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import { idOfToken } from '../../../deps/secrets.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { endLinks, useLink } from '../../verification/verification.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { lockUser, updateUser } from '../user/repository.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

/** Ends all sessions, and verifies the address. Errors: bad fields, LINK_INVALID, ACCOUNT_DEACTIVATED. */
export async function resetPassword(
  deps: Deps & AccountDeps,
  form: { readonly token: string; readonly password: string },
): Promise<Result<null, Failure>> {
  const problem = passwordProblem(form.password);
  if (problem !== null) return err(invalid([{ field: 'password', message: problem }]));
  const tooCommon = guessablePasswordProblems(deps, 'password', form.password);
  if (tooCommon.length > 0) return err(invalid(tooCommon));
  const linkId = idOfToken(deps.keys, 'reset-password', form.token);
  if (linkId === null) return err({ code: 'LINK_INVALID' });
  const passwordHash = await hashPassword(form.password);
  return transact<null, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const link = await useLink(tx, linkId, 'reset-password', at);
    const user = link === null ? null : await lockUser(tx, link.userId);
    if (link === null || user === null || user.email !== link.email) return err({ code: 'LINK_INVALID' });
    // The account may meanwhile have been verified by another identifier.
    if (emailStatus(user) === 'foreign') return err({ code: 'LINK_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    await updateUser(tx, user.id, { passwordHash, emailVerified: true, updatedAt: at });
    await endLinks(tx, user.id, 'reset-password', at);
    await endSessions(tx, deps, user.id);
    await deps.jobs.enqueue(tx, 'send-mail', passwordChangedMail(deps, user.name, link.email));
    return ok(null);
  });
}
