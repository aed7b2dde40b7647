import type { UserView } from '@ilaneer/contract/account';
import { finishLogin, openAccountDialog } from '../../lib/login-prompt.ts';
import { isIncomplete } from './continue-entry.ts';

/** Ends a login by OTP or provider: asks for what the account lacks, or goes on with what the shopper wanted. */
export function finishSignIn(user: UserView, isNewUser: boolean): void {
  // Nobody has told the name of an account that an OTP has just made.
  const isUnnamed = isNewUser && user.signInWith.length === 0;
  if (isUnnamed || isIncomplete(user)) openAccountDialog('continue');
  else finishLogin();
}
