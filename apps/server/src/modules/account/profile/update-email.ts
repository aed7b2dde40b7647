import { emailProblem } from '@ilaneer/domain/account/validate-signup';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Shopper } from '../../../http/authenticate.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { sendVerifyLink } from '../../verification/verification.ts';
import { confirmOwner, type OwnerProof } from '../credentials/confirm-owner.ts';
import { findSession } from '../session/repository.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, lockUser, type UserRow } from '../user/repository.ts';

/** After login, a first address needs no confirmation. */
const FRESH_LOGIN_MS = 3_600_000;

/** Does not check for other accounts: nothing is revealed. Errors: bad fields and those of confirmOwner. */
export async function updateEmail(
  deps: Deps & AccountDeps,
  shopper: Shopper,
  form: OwnerProof & { readonly email: string },
): Promise<Result<null, Failure>> {
  const problem = emailProblem(form.email);
  if (problem !== null) return err(invalid([{ field: 'email', message: problem }]));
  const email = typedEmail(form.email);
  const user = await findUser(deps.db, shopper.userId);
  if (user === null) return err({ code: 'SESSION_REVOKED' });
  if (user.email === email && user.emailVerified) {
    return err(invalid([{ field: 'email', message: 'This is already your email address.' }]));
  }
  if (!(await mayAddFirstAddress(deps, user, shopper))) {
    const confirmed = await confirmOwner(deps, user, form);
    if (!confirmed.ok) return confirmed;
  }
  return transact<null, Failure>(deps.db, async (tx) => {
    await lockUser(tx, user.id);
    await sendVerifyLink(tx, deps, user.id, email);
    return ok(null);
  });
}

async function mayAddFirstAddress(
  { db, now }: Deps & AccountDeps,
  user: UserRow,
  { sessionId }: Shopper,
): Promise<boolean> {
  if (user.email !== null) return false;
  const session = await findSession(db, sessionId);
  return session !== null && now().getTime() - session.createdAt.getTime() < FRESH_LOGIN_MS;
}

/** Errors: EMAIL_MISSING, EMAIL_ALREADY_VERIFIED. */
export function resendVerification(deps: Deps, { userId }: ShopperActor): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null || user.email === null) return err({ code: 'EMAIL_MISSING' });
    if (user.emailVerified) return err({ code: 'EMAIL_ALREADY_VERIFIED' });
    await sendVerifyLink(tx, deps, userId, user.email);
    return ok(null);
  });
}
