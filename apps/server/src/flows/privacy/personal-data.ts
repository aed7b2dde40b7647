import type { AccountData } from '@ilaneer/contract/account/account-data';
import type { Database } from '../../db/connect.ts';
import type { UserRow } from '../../modules/account/repository.ts';

/** What the shop's parts hold of a shopper, beside the time of the download. */
export type HeldData = Omit<AccountData, 'madeAt'>;

/** What one noun holds of a shopper: how it is read out, and how it is erased. */
export type PersonalData = {
  readonly exportOf?: (user: UserRow) => Promise<Partial<HeldData>>;
  /** Runs in the transaction that erases the account, after those before it in the list. */
  readonly erase?: (tx: Database, user: UserRow, at: Date) => Promise<void>;
};

export type PrivacyDeps = {
  /** Every noun that holds something of a shopper, in the order in which they let go of it. */
  readonly personalData: readonly PersonalData[];
};
