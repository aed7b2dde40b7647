import { problemsIn } from '@ilaneer/client/form';
import type { UserView } from '@ilaneer/contract/account/account';
import { emailProblem, nameProblem } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { finishLogin, openAccountDialog } from '../../../lib/login-prompt.ts';

/** What the continue dialog asks for. */
export type ContinueEntry = {
  readonly name: string;
  /** Optional: without one, order updates have nowhere to go. */
  readonly email: string;
  readonly agreeToTerms: boolean;
  readonly subscribeToEmails: boolean;
};

// What an account is called whose owner was not asked (ACCOUNT-13).
const MADE_UP_NAME = /^(?:user\s?\d+|guest)$/i;

/** Whether an account still lacks what an order or the law needs: a name, and agreement to the terms. */
export function isIncomplete({ name, agreeToTerms }: Pick<UserView, 'name' | 'agreeToTerms'>): boolean {
  return !agreeToTerms || MADE_UP_NAME.test(name);
}

/** The form as it opens: what is known already. */
export function continueEntry(user: UserView): ContinueEntry {
  return {
    name: MADE_UP_NAME.test(user.name) ? '' : user.name,
    email: user.email ?? '',
    agreeToTerms: user.agreeToTerms,
    subscribeToEmails: user.subscribeToEmails,
  };
}

/** The problems of the continue dialog's form, in the words of signup (ACCOUNT-21). */
export function checkContinue({ name, email, agreeToTerms }: ContinueEntry): FieldProblem[] {
  return problemsIn({
    name: nameProblem(name),
    email: email.trim() === '' ? null : emailProblem(email),
    agreeToTerms: agreeToTerms ? null : 'You must agree to the Terms and Conditions',
  });
}

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
