import type { UserView } from '@ilaneer/contract/account/account';
import { finishLogin, openAccountDialog } from '../../../lib/login-prompt.ts';
import { isIncomplete } from './continue-entry.ts';

/** Ends a login by OTP: asks for what the account lacks, or goes on with what the shopper wanted. */
export function finishSignIn(user: UserView, isNewUser: boolean): void {
  // Nobody has told the name of an account that an OTP has just made.
  if (isNewUser || isIncomplete(user)) openAccountDialog('continue');
  else finishLogin();
}

/** Ends a login by a provider, which knows its users' names: asks for what is still missing, then goes on. */
export function finishProviderSignIn(user: UserView, goOn: () => void): void {
  if (isIncomplete(user)) openAccountDialog('continue', { afterLogin: goOn });
  else goOn();
}
