import { normaliseEmail } from '@ilaneer/domain/account/email';
import { type SignupForm, validateSignup } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { PooledDatabase } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { hashPassword } from './passwords.ts';
import { insertConsent, insertUser, type UserRow } from './repository.ts';
import { type NewSession, startSession } from './start-session.ts';

/** The version of the consent texts that signup shows. */
const CONSENT_TEXT_VERSION = '2026-11';

type Environment = { readonly db: PooledDatabase; readonly now: () => Date; readonly newId: () => string };

/** Creates an account with its consents and first session (part 1 sections 5 and 8). Errors: bad fields, EMAIL_TAKEN. */
export async function signup(
  env: Environment,
  form: SignupForm & { readonly subscribeToEmails: boolean },
): Promise<Result<{ user: UserRow; session: NewSession }, Failure>> {
  const problems = validateSignup(form);
  if (problems.length > 0) return err(invalid(problems));
  const passwordHash = await hashPassword(form.password);
  return transact(env.db, async (tx) => {
    const at = env.now();
    const account = {
      id: env.newId(),
      name: form.name.trim(),
      email: normaliseEmail(form.email),
      emailVerified: false,
      mobile: null,
      passwordHash,
      agreedToTermsAt: at,
      deactivatedAt: null,
      createdAt: at,
      updatedAt: at,
    };
    if (!(await insertUser(tx, account))) return err({ code: 'EMAIL_TAKEN' as const });
    const purposes = form.subscribeToEmails ? ['terms', 'emails'] : ['terms'];
    for (const purpose of purposes) {
      const consent = { id: env.newId(), userId: account.id, purpose, textVersion: CONSENT_TEXT_VERSION };
      await insertConsent(tx, { ...consent, grantedAt: at });
    }
    const session = await startSession(tx, account, env);
    return ok({ user: { ...account, subscribed: form.subscribeToEmails }, session });
  });
}
