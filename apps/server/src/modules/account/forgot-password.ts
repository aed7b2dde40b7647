import { normaliseEmail } from '@ilaneer/domain/account/email';
import { emailStanding } from '@ilaneer/domain/account/email-standing';
import { emailProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type LinkMailEnv, mailLink, RESET_LINK_MS } from '../one-time/link-mail.ts';
import { findLink, insertLink } from '../one-time/repository.ts';
import { findUserByLogin } from './repository.ts';

/**
 * Asks for a link to set a new password. Whether there is an account is looked up later, by a job: the reply and the
 * time that it takes cannot tell. Errors: bad fields.
 */
export async function forgotPassword(
  env: Pick<AppDeps, 'db' | 'newId' | 'jobs'>,
  typed: string,
): Promise<Result<null, Failure>> {
  const problem = emailProblem(typed);
  if (problem !== null) return err(invalid([{ field: 'email', message: problem }]));
  await env.jobs.enqueue(env.db, 'forgot-password', { linkId: env.newId(), email: normaliseEmail(typed) });
  return ok(null);
}

/** The job: mails the link, if there is an account. Trying again mails the same link. */
export function resetLinkMail(env: LinkMailEnv) {
  return async (wanted: { readonly linkId: string; readonly email: string }): Promise<void> => {
    const user = await findUserByLogin(env.db, { kind: 'email', name: wanted.email });
    // Whoever only claimed an address has other ways in, and whoever reads it must not get into their account.
    if (user === null || user.deactivatedAt !== null || emailStanding(user) === 'foreign') return;
    const at = env.now();
    const link = (await findLink(env.db, wanted.linkId)) ?? {
      id: wanted.linkId,
      purpose: 'reset-password' as const,
      userId: user.id,
      email: wanted.email,
      createdAt: at,
      expiresAt: new Date(at.getTime() + RESET_LINK_MS),
      usedAt: null,
    };
    await insertLink(env.db, link);
    await mailLink(env, link);
  };
}
