/** A mobile number on an account is always verified (ACCOUNT-40). */
export function isProven(account: {
  readonly emailVerified: boolean;
  readonly mobile: string | null;
}): boolean {
  return account.emailVerified || account.mobile !== null;
}
