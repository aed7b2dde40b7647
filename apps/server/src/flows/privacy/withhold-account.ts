import type { WithheldData } from '@ilaneer/contract/staff/privacy/deleted-accounts';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { KeyRing } from '../../deps/keys.ts';
import { seal, unseal } from '../../deps/sealed.ts';
import { hashesOfSecret, hashOfSecret, type SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import type { UserRow } from '../../modules/account/account.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  findWithheld,
  findWithheldMessages,
  insertWithheld,
} from '../../modules/data-protection/data-protection.ts';
import type { PrivacyDeps } from './personal-data.ts';

const KIND = 'deleted-account';

/** Withholds statutory data before erasure, in one transaction (PRIVACY-2). */
export async function withholdAccount(
  tx: Database,
  { personalData, keys }: PrivacyDeps & SecretDeps,
  user: UserRow,
  at: Date,
): Promise<void> {
  const held: Record<string, unknown> = {};
  for (const { withhold } of personalData) Object.assign(held, await withhold?.(tx, user));
  await insertWithheld(tx, {
    userId: user.id,
    emailHash: user.email === null ? null : hashOfSecret(keys, deletedLoginName(user.email)),
    mobileHash: user.mobile === null ? null : hashOfSecret(keys, deletedLoginName(user.mobile)),
    sealed: seal(keys, KIND, JSON.stringify(held)),
    deletedAt: at,
  });
}

export function hashesOfLogin(keys: KeyRing, login: string): string[] {
  return hashesOfSecret(keys, deletedLoginName(login));
}

export function deletedLoginName(login: string): string {
  return `deleted account ${login}`;
}

/** Audited (PRIVACY-3). Errors: DELETED_ACCOUNT_NOT_FOUND, DELETED_ACCOUNT_SEALED after a lost key. */
export function openWithheld(
  deps: Deps & SecretDeps,
  actor: StaffActor,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<Result<WithheldData, Failure>> {
  return transact<WithheldData, Failure>(deps.db, async (tx) => {
    const account = await findWithheld(tx, userId);
    // Guest messages have an id of their own.
    const found = account ?? (await findWithheldMessages(tx, userId));
    if (found === null) return err({ code: 'DELETED_ACCOUNT_NOT_FOUND' });
    const text = unseal(deps.keys, KIND, found.sealed);
    if (text === null) return err({ code: 'DELETED_ACCOUNT_SEALED' });
    const day = found.deletedAt.toISOString().slice(0, 10);
    recordAct(tx, deps, actor, {
      action: 'opened',
      kind: 'deleted account',
      id: userId,
      label: account === null ? `Messages erased on ${day}` : `Account deleted on ${day}`,
      before: null,
      after: {},
      reason,
    });
    return ok(JSON.parse(text));
  });
}
