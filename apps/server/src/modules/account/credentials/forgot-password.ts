import { emailStatus } from '@ilaneer/domain/account/email-status';
import { emailProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../../db/connect.ts';
import { keepOnlyIf, transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { findOpenLink, type LinkMailDeps, mailResetLink } from '../../verification/verification.ts';
import { findUser, findUserByLogin, type UserRow } from '../user/repository.ts';

/** Queues a job only for existing accounts; reply and timing are the same for both. Errors: bad fields. */
export async function forgotPassword(deps: Deps, typed: string): Promise<Result<null, Failure>> {
  const problem = emailProblem(typed);
  if (problem !== null) return err(invalid([{ field: 'email', message: problem }]));
  const email = typedEmail(typed);
  await transactAll(deps.db, async (tx) => {
    const owner = await findOwner(tx, email);
    await keepOnlyIf(owner !== null, tx, () =>
      deps.jobs.enqueue(tx, 'forgot-password', { linkId: deps.newId(), email }),
    );
  });
  return ok(null);
}

/** Mails the link if the account still exists; idempotent. */
export function resetLinkMail(deps: LinkMailDeps) {
  return async (wanted: { readonly linkId: string; readonly email: string }): Promise<void> => {
    const user = await findOwner(deps.db, wanted.email);
    if (user === null) return;
    await mailResetLink(deps, { ...wanted, userId: user.id });
  };
}

/** Checks without using it; only the reset decides. Errors: LINK_INVALID. */
export async function checkResetLink(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  const link = await findOpenLink(deps, 'reset-password', token);
  if (link === null) return err({ code: 'LINK_INVALID' });
  const user = await findUser(deps.db, link.userId);
  return user?.email === link.email ? ok(null) : err({ code: 'LINK_INVALID' });
}

async function findOwner(db: Database, email: string): Promise<UserRow | null> {
  const user = await findUserByLogin(db, { kind: 'email', name: email });
  // An unverified address must not open its account to the mailbox's owner.
  if (user === null || user.deactivatedAt !== null || emailStatus(user) === 'foreign') return null;
  return user;
}
