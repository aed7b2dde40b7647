import { CONSENT_TEXT_VERSION, type ConsentPurpose } from '@ilaneer/domain/account/consents';
import type { AppDeps } from '../../../app-deps.ts';
import type { Database } from '../../../db/connect.ts';
import { insertConsent } from '../consent/repository.ts';
import { findUser, insertUser, type UserRow } from '../repository.ts';
import { sendWelcome, type WelcomeEnvironment } from './send-welcome.ts';

/** What a new account begins with. */
export type NewAccount = Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'mobile' | 'passwordHash'> & {
  readonly consents: readonly ConsentPurpose[];
};

/** Makes an account, records what its owner agreed to, and welcomes whoever has proven their address. Null when its address or number is taken. */
export async function makeAccount(
  tx: Database,
  env: Pick<AppDeps, 'now' | 'newId'> & WelcomeEnvironment,
  { consents, ...account }: NewAccount,
): Promise<UserRow | null> {
  const [id, at] = [env.newId(), env.now()];
  const user = { ...account, id, agreedToTermsAt: at, createdAt: at, updatedAt: at };
  if (!(await insertUser(tx, user))) return null;
  for (const purpose of consents) {
    const consent = { id: env.newId(), userId: id, purpose, textVersion: CONSENT_TEXT_VERSION };
    await insertConsent(tx, { ...consent, grantedAt: at });
  }
  if (user.email !== null && user.emailVerified) await sendWelcome(tx, env, user, user.email);
  return findUser(tx, id);
}
