import type { UserView } from '@ilaneer/contract/account';
import { SIGNUP_LIMITS } from '@ilaneer/domain/account/validate-signup';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { checkEmail } from './check-email.ts';

/** What the continue dialog asks for. */
export type ContinueEntry = {
  readonly name: string;
  /** Optional: without one, order updates have nowhere to go. */
  readonly email: string;
  readonly agreeToTerms: boolean;
  readonly subscribeToEmails: boolean;
};

// What an account is called that began with a number alone (api-facts.md 1.2).
const MADE_UP_NAME = /^user\s?\d+$/i;

/** The form as it opens: what is known already. */
export function continueEntry(user: UserView): ContinueEntry {
  return {
    name: MADE_UP_NAME.test(user.name) ? '' : user.name,
    email: user.email ?? '',
    agreeToTerms: user.agreeToTerms,
    subscribeToEmails: user.subscribeToEmails,
  };
}

/** The problems of the continue dialog's form, in the words of signup (part 1 section 5). */
export function checkContinue(entry: ContinueEntry): FieldProblem[] {
  const problems = checkName(entry);
  if (entry.email.trim() !== '') problems.push(...checkEmail(entry));
  if (!entry.agreeToTerms) {
    problems.push({ field: 'agreeToTerms', message: 'You must agree to the Terms and Conditions' });
  }
  return problems;
}

/** The problems of a name, in the words of signup (part 1 section 5). */
export function checkName({ name }: { readonly name: string }): FieldProblem[] {
  const { min, max } = SIGNUP_LIMITS.name;
  const { length } = name.trim();
  if (length < min) return [{ field: 'name', message: `Name must be at least ${min} characters` }];
  return length > max ? [{ field: 'name', message: `Name must be at most ${max} characters` }] : [];
}
