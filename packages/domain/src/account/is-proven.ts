/** A mobile number of an account is always proven (ACCOUNT-40). */
export function isProven(account: {
  readonly emailVerified: boolean;
  readonly mobile: string | null;
}): boolean {
  return account.emailVerified || account.mobile !== null;
}
