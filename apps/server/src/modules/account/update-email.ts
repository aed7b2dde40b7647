import { normaliseEmail } from '@ilaneer/domain/account/email';
import { emailProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { lockUser } from './repository.ts';
import { sendVerifyLink } from './send-verify-link.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'jobs'>;

/**
 * Mails a link to an address that the shopper wants on the account; opening it puts it there. Never looks whether the
 * address is another account's, so that the reply cannot tell. Errors: bad fields.
 */
export async function updateEmail(
  env: Environment,
  userId: string,
  typed: string,
): Promise<Result<null, Failure>> {
  const problem = emailProblem(typed);
  if (problem !== null) return err(invalid([{ field: 'email', message: problem }]));
  const email = normaliseEmail(typed);
  return transact<null, Failure>(env.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.email === email && user.emailVerified) {
      return err(invalid([{ field: 'email', message: 'This is already your e-mail address.' }]));
    }
    await sendVerifyLink(tx, env, userId, email);
    return ok(null);
  });
}

/** Mails the link to the address that the account has. Errors: EMAIL_MISSING, EMAIL_ALREADY_VERIFIED. */
export function resendVerification(env: Environment, userId: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(env.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null || user.email === null) return err({ code: 'EMAIL_MISSING' });
    if (user.emailVerified) return err({ code: 'EMAIL_ALREADY_VERIFIED' });
    await sendVerifyLink(tx, env, userId, user.email);
    return ok(null);
  });
}
