import { CONSENT_TEXT_VERSION, type ConsentPurpose } from '@ilaneer/domain/account/consents';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { insertConsent } from '../consent/repository.ts';
import { findUser, insertUser, type UserRow } from '../user/repository.ts';
import { sendWelcome } from './welcome-mail.ts';

/** What a new account begins with. */
export type NewAccount = Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'mobile' | 'passwordHash'> & {
  readonly consents: readonly ConsentPurpose[];
};

/** Makes an account, records what its owner agreed to, and welcomes whoever has proven their address. Null when its address or number is taken. */
export async function createAccount(
  tx: Database,
  deps: Deps,
  { consents, ...account }: NewAccount,
): Promise<UserRow | null> {
  const [id, at] = [deps.newId(), deps.now()];
  const user = { ...account, id, agreedToTermsAt: at, createdAt: at, updatedAt: at };
  if (!(await insertUser(tx, user))) return null;
  for (const purpose of consents) {
    const consent = { id: deps.newId(), userId: id, purpose, textVersion: CONSENT_TEXT_VERSION };
    await insertConsent(tx, { ...consent, grantedAt: at });
  }
  if (user.email !== null && user.emailVerified) {
    await sendWelcome(tx, deps, user, user.email, { isReset: false });
  }
  return findUser(tx, id);
}
