/** Whether somebody proved that an account is theirs: its e-mail address, or its mobile number, which always is. */
export function isProven(account: {
  readonly emailVerified: boolean;
  readonly mobile: string | null;
}): boolean {
  return account.emailVerified || account.mobile !== null;
}
