import { err, ok, type Result } from '@ilaneer/domain/result';
import { staffPasswordProblem } from '@ilaneer/domain/staff/staff-password';
import type { Deps } from '../../../deps/deps.ts';
import { guessablePasswordProblems } from '../../../deps/guessable-passwords.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { updateMember } from '../member/repository.ts';
import { withProof } from '../second-factor/confirm-member.ts';
import { noteOwn } from '../session/own-sessions.ts';
import { endSessionsOf } from '../session/repository.ts';

type Form = { readonly currentPassword: string; readonly code: string; readonly newPassword: string };

/** Ends other sessions. Errors: a bad new password, PASSWORD_WRONG, SECOND_FACTOR_WRONG. */
export async function changeOwnPassword(
  deps: Deps & SecretDeps,
  actor: StaffMember,
  form: Form,
): Promise<Result<null, Failure>> {
  const problem = newPasswordProblem(deps, 'newPassword', form.newPassword, form.currentPassword);
  if (problem !== null) return err(problem);
  const proof = { password: form.currentPassword, code: form.code };
  return withProof<null>(deps, actor, proof, async (tx) => {
    const passwordHash = await hashPassword(form.newPassword);
    await updateMember(tx, actor.id, { passwordHash, updatedAt: deps.now() });
    await endSessionsOf(tx, actor.id, actor.sessionId, deps.now());
    noteOwn(tx, deps, actor, { action: 'changed the password', after: null });
    return ok(null);
  });
}

/** STAFF-9. Null if fine. */
export function newPasswordProblem(
  deps: Pick<Deps, 'brand' | 'config'>,
  field: string,
  password: string,
  before?: string,
): Failure | null {
  const message =
    password === before ? 'Please choose a password that is new' : staffPasswordProblem(password);
  const problems = message === null ? guessablePasswordProblems(deps, field, password) : [{ field, message }];
  return problems.length === 0 ? null : invalid(problems);
}
