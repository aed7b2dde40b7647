import type { UserView } from '@ilaneer/contract/account';
import { finishLogin, openAccountDialog } from '../../lib/login-prompt.ts';

/** Ends a login by OTP or provider: asks for what the account lacks, or goes on with what the shopper wanted. */
export function finishSignIn(user: UserView, isNewUser: boolean): void {
  if (isNewUser || !user.agreeToTerms) openAccountDialog('continue');
  else finishLogin();
}
