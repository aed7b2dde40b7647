export type EmailFacts = {
  readonly emailVerified: boolean;
  readonly mobile: string | null;
  readonly providers: readonly string[];
};

/**
 * Strength of an account's claim to an e-mail address when another person verifies it.
 * - `proven`: the same person; the account is theirs.
 * - `claimable`: nothing was verified. The verifier gets the account after its password and sessions end.
 * - `foreign`: the owner verified something else and only claimed this address, which leaves the account.
 *
 * Prevents pre-hijacking: an attacker registering your address and waiting in the account.
 */
export function emailStatus(account: EmailFacts): 'proven' | 'claimable' | 'foreign' {
  if (account.emailVerified) return 'proven';
  return account.mobile === null && account.providers.length === 0 ? 'claimable' : 'foreign';
}
