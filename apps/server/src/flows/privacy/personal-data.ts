import { AccountData } from '@ilaneer/contract/account/account-data';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { findUser, type UserRow } from '../../modules/account/account.ts';

/** What the shop's parts hold of a shopper, beside the time of the download. */
export type HeldData = Omit<AccountData, 'madeAt'>;

/** What one noun holds of a shopper: how it is read out, and how it is erased. */
export type PersonalData = {
  readonly exportOf?: (user: UserRow) => Promise<Partial<HeldData>>;
  /** What of it the law wants held for a year after the account is deleted; read before it is erased. */
  readonly withhold?: (tx: Database, user: UserRow) => Promise<Partial<HeldData>>;
  /** Runs in the transaction that erases the account, after those before it in the list. */
  readonly erase?: (tx: Database, user: UserRow, at: Date) => Promise<void>;
};

export type PrivacyDeps = {
  /** Every noun that holds something of a shopper, in the order in which they let go of it. */
  readonly personalData: readonly PersonalData[];
};

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
