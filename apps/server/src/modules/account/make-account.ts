import { CONSENT_TEXT_VERSION, type ConsentPurpose } from '@ilaneer/domain/account/consents';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { insertConsent } from './consent-repository.ts';
import { findUser, insertUser, type UserRow } from './repository.ts';

/** What a new account begins with. */
export type NewAccount = Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'mobile' | 'passwordHash'> & {
  readonly consents: readonly ConsentPurpose[];
};

/** Makes an account and records what its owner agreed to. Null when its address or number is taken. */
export async function makeAccount(
  tx: Database,
  env: Pick<AppDeps, 'now' | 'newId'>,
  { consents, ...account }: NewAccount,
): Promise<UserRow | null> {
  const [id, at] = [env.newId(), env.now()];
  const user = { ...account, id, agreedToTermsAt: at, createdAt: at, updatedAt: at };
  if (!(await insertUser(tx, user))) return null;
  for (const purpose of consents) {
    const consent = { id: env.newId(), userId: id, purpose, textVersion: CONSENT_TEXT_VERSION };
    await insertConsent(tx, { ...consent, grantedAt: at });
  }
  return findUser(tx, id);
}
