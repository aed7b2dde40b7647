import { normaliseEmail } from '@ilaneer/domain/account/email';
import { type SignupForm, validateSignup } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import { transact } from '../../../db/transact.ts';
import type { Device } from '../../../http/device-of-request.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { sendVerifyLink } from '../profile/send-verify-link.ts';
import type { UserRow } from '../repository.ts';
import { type NewSession, startSession } from '../session/start-session.ts';
import { commonPasswordProblems } from './common-passwords.ts';
import { makeAccount } from './create-account.ts';
import { hashPassword } from './passwords.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'jobs' | 'brand' | 'config'>;

/** Every problem of the form itself; an empty list when only the address can still be taken. */
export function signupProblems(form: SignupForm): FieldProblem[] {
  return [...validateSignup(form), ...commonPasswordProblems('password', form.password)];
}

/**
 * Creates an account with its consents and first session, and mails the link that proves the address (part 1 sections
 * 5 and 8). Errors: bad fields, EMAIL_TAKEN.
 */
export async function signup(
  env: Environment,
  form: SignupForm & { readonly subscribeToEmails: boolean },
  device: Device,
): Promise<Result<{ user: UserRow; session: NewSession }, Failure>> {
  const problems = signupProblems(form);
  if (problems.length > 0) return err(invalid(problems));
  const passwordHash = await hashPassword(form.password);
  const email = normaliseEmail(form.email);
  return transact(env.db, async (tx) => {
    const user = await makeAccount(tx, env, {
      name: form.name.trim(),
      email,
      emailVerified: false,
      mobile: null,
      passwordHash,
      consents: form.subscribeToEmails ? ['terms', 'emails'] : ['terms'],
    });
    if (user === null) return err({ code: 'EMAIL_TAKEN' as const });
    await sendVerifyLink(tx, env, user.id, email);
    return ok({ user, session: await startSession(tx, user, env, device) });
  });
}
