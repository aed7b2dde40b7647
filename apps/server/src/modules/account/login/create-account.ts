import type { ConsentPurpose } from '@ilaneer/domain/account/consents';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type AgreedAt, recordConsent } from '../../consent/consent.ts';
import { findUser, insertUser, type UserRow } from '../user/repository.ts';
import { sendWelcome } from './welcome-mail.ts';

export type NewAccount = Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'mobile' | 'passwordHash'> & {
  readonly agreed: (AgreedAt & { readonly purposes: readonly ConsentPurpose[] }) | null;
};

/** Records consents, and welcomes verified addresses. Null if the address or number is taken. */
export async function createAccount(
  tx: Database,
  deps: Deps,
  { agreed, ...account }: NewAccount,
): Promise<UserRow | null> {
  const [id, at] = [deps.newId(), deps.now()];
  const user = { ...account, id, agreedToTermsAt: agreed === null ? null : at, createdAt: at, updatedAt: at };
  if (!(await insertUser(tx, user))) return null;
  for (const purpose of agreed?.purposes ?? []) {
    if (agreed !== null) await recordConsent(tx, deps, { userId: id, purpose }, agreed);
  }
  if (user.email !== null && user.emailVerified) {
    await sendWelcome(tx, deps, user, user.email, { isReset: false });
  }
  return findUser(tx, id);
}
