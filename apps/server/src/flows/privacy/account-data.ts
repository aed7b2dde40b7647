import { AccountData } from '@ilaneer/contract/account/account-data';
import type { ShopperActor } from '@ilaneer/domain/actor';
import type { Deps } from '../../deps/deps.ts';
import { findUser } from '../../modules/account/repository.ts';
import type { HeldData, PrivacyDeps } from './personal-data.ts';

/** Everything that the shop holds of a shopper. Null when the account is gone. */
export async function readAccountData(
  { db, now, personalData }: Pick<Deps, 'db' | 'now'> & PrivacyDeps,
  { userId }: ShopperActor,
): Promise<AccountData | null> {
  const user = await findUser(db, userId);
  if (user === null) return null;
  const held: Partial<HeldData> = {};
  for (const { exportOf } of personalData) Object.assign(held, await exportOf?.(user));
  if (!isComplete(held)) throw new Error('a noun does not export what it holds of a shopper');
  return { madeAt: now().toISOString(), ...held };
}

function isComplete(held: Partial<HeldData>): held is HeldData {
  return Object.keys(AccountData.properties).every((part) => part === 'madeAt' || part in held);
}
