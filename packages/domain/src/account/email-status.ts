export type EmailFacts = {
  readonly emailVerified: boolean;
  readonly mobile: string | null;
  readonly providers: readonly string[];
};

/**
 * What an account's e-mail address is worth against somebody who proves that the address is theirs.
 * - `proven`: it is the same person; the account is theirs.
 * - `claimable`: nobody proved anything yet. Whoever proves the address gets the account, but the password and the
 *   sessions of whoever typed the address in must end first.
 * - `foreign`: the account's owner proved something else, and only claimed this address. The address leaves the account.
 *
 * Without this, a stranger could make an account with your address and wait in it until you come.
 */
export function emailStatus(account: EmailFacts): 'proven' | 'claimable' | 'foreign' {
  if (account.emailVerified) return 'proven';
  return account.mobile === null && account.providers.length === 0 ? 'claimable' : 'foreign';
}
