import type { ShownNotice } from '@ilaneer/domain/account/consents';
import { type SignupForm, validateSignup } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail, typedName } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { guessablePasswordProblems } from '../../../deps/guessable-passwords.ts';
import { hashPassword } from '../../../deps/passwords.ts';
import type { Device } from '../../../http/device-of-request.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { sendVerifyLink } from '../../verification/verification.ts';
import { type NewSession, startSession } from '../session/start-session.ts';
import type { UserRow } from '../user/repository.ts';
import { createAccount } from './create-account.ts';

export function signupProblems(deps: Pick<Deps, 'brand' | 'config'>, form: SignupForm): FieldProblem[] {
  return [...validateSignup(form), ...guessablePasswordProblems(deps, 'password', form.password)];
}

/** ACCOUNT-9. Mails the verification link. Errors: bad fields, EMAIL_TAKEN. */
export async function signup(
  deps: Deps,
  form: SignupForm & {
    readonly subscribeToEmails: boolean;
    readonly notice: ShownNotice | null;
  },
  device: Device,
): Promise<Result<{ user: UserRow; session: NewSession }, Failure>> {
  const problems = signupProblems(deps, form);
  if (problems.length > 0) return err(invalid(problems));
  const passwordHash = await hashPassword(form.password);
  const email = typedEmail(form.email);
  return transact(deps.db, async (tx) => {
    const user = await createAccount(tx, deps, {
      name: typedName(form.name),
      email,
      emailVerified: false,
      mobile: null,
      passwordHash,
      agreed: {
        purposes: form.subscribeToEmails ? ['terms', 'emails'] : ['terms'],
        place: 'signup',
        device: device.name,
        notice: form.notice,
      },
    });
    if (user === null) return err({ code: 'EMAIL_TAKEN' as const });
    await sendVerifyLink(tx, deps, user.id, email);
    return ok({ user, session: await startSession(tx, deps, user, device) });
  });
}
