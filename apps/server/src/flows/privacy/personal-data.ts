import { AccountData } from '@ilaneer/contract/account/account-data';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { findUser, type UserRow } from '../../modules/account/account.ts';

export type HeldData = Omit<AccountData, 'madeAt'>;

export type PersonalData = {
  readonly exportOf?: (user: UserRow) => Promise<Partial<HeldData>>;
  /** To withhold for the statutory year; read before erasure. */
  readonly withhold?: (tx: Database, user: UserRow) => Promise<Partial<HeldData>>;
  /** In the erasure's transaction, in list order. */
  readonly erase?: (tx: Database, user: UserRow, at: Date) => Promise<void>;
};

export type PrivacyDeps = {
  /** In order of erasure. */
  readonly personalData: readonly PersonalData[];
};

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
