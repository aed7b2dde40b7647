import { type LoginForm, mobileOfLogin, validateLogin } from '@ilaneer/domain/account/validate-login';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Deps } from '../../../deps/deps.ts';
import { fitsPassword } from '../../../deps/passwords.ts';
import type { Device } from '../../../http/device-of-request.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type NewSession, startSession } from '../session/start-session.ts';
import { findUserByLogin, type UserRow } from '../user/repository.ts';

/** Errors: bad fields, INVALID_CREDENTIALS (for unknown names too), ACCOUNT_DEACTIVATED. */
export async function login(
  deps: Deps,
  form: LoginForm,
  device: Device,
): Promise<Result<{ user: UserRow; session: NewSession }, Failure>> {
  const problems = validateLogin(form);
  if (problems.length > 0) return err(invalid(problems));
  const identifier = typedEmail(form.email);
  const mobile = mobileOfLogin(identifier);
  const name =
    mobile === null
      ? { kind: 'email' as const, name: identifier }
      : { kind: 'mobile' as const, name: mobile };
  const user = await findUserByLogin(deps.db, name);
  if (!(await fitsPassword(user?.passwordHash ?? null, form.password)) || user === null) {
    return err({ code: 'INVALID_CREDENTIALS' });
  }
  if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
  return ok({ user, session: await startSession(deps.db, deps, user, device) });
}
