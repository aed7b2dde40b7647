import { problemsIn } from '@ilaneer/client/form';
import type { UserView } from '@ilaneer/contract/account/account';
import { emailProblem, nameProblem } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { finishLogin, openAccountDialog } from '../../../lib/login-prompt.ts';

/** Fields of the dialog. */
export type ContinueEntry = {
  readonly name: string;
  readonly email: string;
  readonly agreeToTerms: boolean;
  readonly subscribeToEmails: boolean;
};

// ACCOUNT-13.
const MADE_UP_NAME = /^(?:user\s?\d+|guest)$/i;

export function isIncomplete({ name, agreeToTerms }: Pick<UserView, 'name' | 'agreeToTerms'>): boolean {
  return !agreeToTerms || MADE_UP_NAME.test(name);
}

export function continueEntry(user: UserView): ContinueEntry {
  return {
    name: MADE_UP_NAME.test(user.name) ? '' : user.name,
    email: user.email ?? '',
    agreeToTerms: user.agreeToTerms,
    subscribeToEmails: user.subscribeToEmails,
  };
}

/** ACCOUNT-21. */
export function checkContinue({ name, email, agreeToTerms }: ContinueEntry): FieldProblem[] {
  return problemsIn({
    name: nameProblem(name),
    email: email.trim() === '' ? null : emailProblem(email),
    agreeToTerms: agreeToTerms ? null : 'You must agree to the Terms and Conditions',
  });
}

/** After an OTP: missing data, then the pending action. */
export function finishSignIn(user: UserView, isNewUser: boolean): void {
  // OTP accounts have no real name.
  if (isNewUser || isIncomplete(user)) openAccountDialog('continue');
  else finishLogin();
}

export function finishProviderSignIn(user: UserView, goOn: () => void): void {
  if (isIncomplete(user)) openAccountDialog('continue', { afterLogin: goOn });
  else goOn();
}
