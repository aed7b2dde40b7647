import { passwordProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { guessablePasswordProblems } from '../../../deps/guessable-passwords.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, lockUser, type UserRow, updateUser } from '../user/repository.ts';
import { confirmationMissing, confirmByOtp, confirmByPassword } from './confirm-owner.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

type Form = {
  readonly currentPassword?: string | undefined;
  readonly otp?: string | undefined;
  readonly newPassword: string;
};

/** Ends all other sessions. Errors: bad fields, PASSWORD_WRONG and those of takeOtp. */
export async function changePassword(
  deps: Deps & AccountDeps,
  shopper: Shopper,
  form: Form,
): Promise<Result<UserRow, Failure>> {
  const known = await findUser(deps.db, shopper.userId);
  if (known === null) return err({ code: 'SESSION_REVOKED' });
  const problem = formProblem(deps, form);
  if (problem !== null) return err(problem);
  const typed = known.passwordHash === null ? form.otp : form.currentPassword;
  if (typed === undefined || typed === '') return err(confirmationMissing('currentPassword', known));
  const isByPassword = known.passwordHash !== null;
  if (isByPassword) {
    const confirmed = await confirmByPassword(known, typed);
    if (!confirmed.ok) return confirmed;
  }
  const passwordHash = await hashPassword(form.newPassword);

  return transactAll<Result<UserRow, Failure>>(deps.db, async (tx) => {
    const user = await lockUser(tx, shopper.userId);
    // A concurrent change invalidates the typed password.
    if (user === null || user.passwordHash !== known.passwordHash) return err({ code: 'PASSWORD_WRONG' });
    const confirmed = isByPassword ? ok(null) : await confirmByOtp(tx, deps, user, typed);
    if (!confirmed.ok) return confirmed;
    await updateUser(tx, user.id, { passwordHash, updatedAt: deps.now() });
    await endSessions(tx, deps, user.id, shopper.sessionId);
    if (user.email !== null) {
      await deps.jobs.enqueue(tx, 'send-mail', passwordChangedMail(deps, user.name, user.email));
    }
    return ok((await findUser(tx, user.id)) ?? user);
  });
}

function formProblem(deps: Deps, { currentPassword, newPassword }: Form): Failure | null {
  const isSame = currentPassword !== undefined && currentPassword === newPassword;
  const message = isSame ? 'Please choose a password that is new' : passwordProblem(newPassword);
  const problems =
    message === null
      ? guessablePasswordProblems(deps, 'newPassword', newPassword)
      : [{ field: 'newPassword', message }];
  return problems.length === 0 ? null : invalid(problems);
}
