import { emailStanding } from '@ilaneer/domain/account/email-standing';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { idOfToken } from '../one-time/one-time-secrets.ts';
import { lockRecipient, useLink } from '../one-time/repository.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { findUserByLogin, lockUser, updateUser } from './repository.ts';
import { sendWelcome, type WelcomeEnvironment } from './send-welcome.ts';

/**
 * Proves an e-mail address with a link's token; a new address takes the place of the old one, which is told of it. Errors:
 * LINK_INVALID, ACCOUNT_DEACTIVATED, EMAIL_TAKEN.
 */
export async function verifyEmail(
  env: Pick<AppDeps, 'db' | 'now' | 'newId' | 'jwtSecret'> & WelcomeEnvironment,
  token: string,
): Promise<Result<{ email: string }, Failure>> {
  const linkId = idOfToken(env.jwtSecret, 'verify-email', token);
  if (linkId === null) return err({ code: 'LINK_INVALID' });
  return transact<{ email: string }, Failure>(env.db, async (tx) => {
    const at = env.now();
    const link = await useLink(tx, linkId, 'verify-email', at);
    if (link === null) return err({ code: 'LINK_INVALID' });
    const { email } = link;
    await lockRecipient(tx, email);
    const user = await lockUser(tx, link.userId);
    if (user === null || user.deletedAt !== null) return err({ code: 'LINK_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    if (user.email !== email && !(await freeAddress(tx, email, at))) return err({ code: 'EMAIL_TAKEN' });
    await updateUser(tx, user.id, { email, emailVerified: true, updatedAt: at });
    if (user.email !== null && !user.emailVerified) await sendWelcome(tx, env, user, email);
    if (user.email !== null && user.emailVerified && user.email !== email) {
      await env.jobs.enqueue(tx, 'send-mail', emailChangedMail(env, user.name, user.email));
    }
    return ok({ email });
  });
}

/** Takes an address from an account that only claimed it. False when it must stay where it is. */
async function freeAddress(tx: Database, email: string, at: Date): Promise<boolean> {
  const holder = await findUserByLogin(tx, { kind: 'email', name: email });
  if (holder === null) return true;
  if (emailStanding(holder) !== 'foreign') return false;
  await updateUser(tx, holder.id, { email: null, updatedAt: at });
  return true;
}
