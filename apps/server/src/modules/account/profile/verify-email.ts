import { emailStatus } from '@ilaneer/domain/account/email-status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { idOfToken } from '../../../deps/secrets.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import type { Failure } from '../../../http/failure.ts';
import { endLinks, lockRecipient, useLink } from '../../verification/verification.ts';
import { sendWelcome } from '../login/welcome-mail.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUserByLogin, lockUser, updateUser } from '../user/repository.ts';
import { emailChangedMail } from './email-changed-mail.ts';

export type ProvenEmail = { readonly email: string; readonly isAccountReset: boolean };

/**
 * Without a session the opener may be a stranger: an unverified account becomes theirs, without password and
 * sessions; a verified one gives up the address (VERIFICATION-13). Errors: LINK_INVALID, LINK_NEEDS_LOGIN,
 * ACCOUNT_DEACTIVATED, EMAIL_TAKEN.
 */
export async function verifyEmail(
  deps: Deps & AccountDeps,
  opener: Shopper | null,
  token: string,
): Promise<Result<ProvenEmail, Failure>> {
  const linkId = idOfToken(deps.keys, 'verify-email', token);
  if (linkId === null) return err({ code: 'LINK_INVALID' });
  return transact<ProvenEmail, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const link = await useLink(tx, linkId, 'verify-email', at);
    if (link === null) return err({ code: 'LINK_INVALID' });
    const { email } = link;
    await lockRecipient(tx, email);
    const user = await lockUser(tx, link.userId);
    if (user === null || user.deletedAt !== null) return err({ code: 'LINK_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    const isNew = user.email !== email;
    if (!isNew && user.emailVerified) return ok({ email, isAccountReset: false });
    const isOwner = opener?.userId === user.id;
    if (!isOwner && emailStatus(user) !== 'claimable') return err({ code: 'LINK_NEEDS_LOGIN' });
    if (isNew && !(await freeAddress(tx, email, at))) return err({ code: 'EMAIL_TAKEN' });
    if (!isOwner) {
      await endSessions(tx, deps, user.id);
      await updateUser(tx, user.id, { passwordHash: null });
    }
    await updateUser(tx, user.id, { email, emailVerified: true, updatedAt: at });
    if (isNew || !isOwner) await endLinks(tx, user.id, 'reset-password', at);
    const isAccountReset = !isOwner && user.passwordHash !== null;
    if (user.email !== null && !user.emailVerified) {
      await sendWelcome(tx, deps, user, email, { isReset: isAccountReset });
    }
    if (user.email !== null && user.emailVerified && isNew) {
      await deps.jobs.enqueue(tx, 'send-mail', emailChangedMail(deps, user.name, user.email));
    }
    return ok({ email, isAccountReset });
  });
}

/** Removes an unverified address from its account; false if verified. */
async function freeAddress(tx: Database, email: string, at: Date): Promise<boolean> {
  const holder = await findUserByLogin(tx, { kind: 'email', name: email });
  if (holder === null) return true;
  if (emailStatus(holder) !== 'foreign') return false;
  await updateUser(tx, holder.id, { email: null, updatedAt: at });
  await endLinks(tx, holder.id, 'reset-password', at);
  return true;
}
