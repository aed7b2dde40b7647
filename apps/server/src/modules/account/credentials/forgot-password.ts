import { normaliseEmail } from '@ilaneer/domain/account/email';
import { emailStatus } from '@ilaneer/domain/account/email-status';
import { emailProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { keepOnlyIf, transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { idOfToken, type SecretDeps } from '../../../deps/secrets.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import {
  findLink,
  insertLink,
  type LinkMailDeps,
  mailLink,
  RESET_LINK_MS,
} from '../../verification/verification.ts';
import { findUser, findUserByLogin, type UserRow } from '../user/repository.ts';

/**
 * Asks for a link to set a new password. Only for an account is a job queued, so that asking for addresses without one
 * keeps nobody waiting; the reply and the time that it takes are the same for both. Errors: bad fields.
 */
export async function forgotPassword(deps: Deps, typed: string): Promise<Result<null, Failure>> {
  const problem = emailProblem(typed);
  if (problem !== null) return err(invalid([{ field: 'email', message: problem }]));
  const email = normaliseEmail(typed);
  await transactAll(deps.db, async (tx) => {
    const owner = await findOwner(tx, email);
    await keepOnlyIf(owner !== null, tx, () =>
      deps.jobs.enqueue(tx, 'forgot-password', { linkId: deps.newId(), email }),
    );
  });
  return ok(null);
}

/** The job: mails the link, if there still is the account. Trying again mails the same link. */
export function resetLinkMail(deps: LinkMailDeps) {
  return async (wanted: { readonly linkId: string; readonly email: string }): Promise<void> => {
    const user = await findOwner(deps.db, wanted.email);
    if (user === null) return;
    const at = deps.now();
    const link = (await findLink(deps.db, wanted.linkId)) ?? {
      id: wanted.linkId,
      purpose: 'reset-password' as const,
      userId: user.id,
      email: wanted.email,
      createdAt: at,
      expiresAt: new Date(at.getTime() + RESET_LINK_MS),
      usedAt: null,
    };
    await insertLink(deps.db, link);
    await mailLink(deps, link);
  };
}

/**
 * Looks whether a link would still set a new password, and leaves it as it is. Only setting the password decides, because
 * another one may use the link in between. Error: LINK_INVALID.
 */
export async function checkResetLink(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  const linkId = idOfToken(deps.jwtSecret, 'reset-password', token);
  const link = linkId === null ? null : await findLink(deps.db, linkId);
  if (link === null || link.purpose !== 'reset-password') return err({ code: 'LINK_INVALID' });
  if (link.usedAt !== null || link.expiresAt <= deps.now()) return err({ code: 'LINK_INVALID' });
  const user = await findUser(deps.db, link.userId);
  return user?.email === link.email ? ok(null) : err({ code: 'LINK_INVALID' });
}

/** The account that a link to this address may open. */
async function findOwner(db: Database, email: string): Promise<UserRow | null> {
  const user = await findUserByLogin(db, { kind: 'email', name: email });
  // Whoever only claimed an address has other ways in, and whoever reads it must not get into their account.
  if (user === null || user.deactivatedAt !== null || emailStatus(user) === 'foreign') return null;
  return user;
}
