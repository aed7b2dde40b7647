import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { typedEmail, typedText } from '../text/typed-text.ts';
import { isEmail } from './email.ts';
import { isMobile, normaliseMobile } from './mobile.ts';
import { SIGNUP_LIMITS } from './validate-signup.ts';

export const SIGN_IN_PROVIDERS = ['google', 'facebook'] as const;

export type Identifier = { readonly kind: 'mobile' | 'email'; readonly value: string };

/** ACCOUNT-15. Errors are of field `identifier`. */
export function readIdentifier(text: string): Result<Identifier, FieldProblem> {
  const typed = typedText(text);
  if (typed === '') return problem('Email or mobile number is required');
  if (typed.includes('@')) {
    const email = typedEmail(typed);
    if (!isEmail(email) || email.length > SIGNUP_LIMITS.email.max) {
      return problem('Please enter a valid email address');
    }
    return ok({ kind: 'email', value: email });
  }
  const mobile = normaliseMobile(typed);
  return isMobile(mobile)
    ? ok({ kind: 'mobile', value: mobile })
    : problem('Please enter a valid mobile number (10 digits)');
}

function problem(message: string): Result<Identifier, FieldProblem> {
  return err({ field: 'identifier', message });
}
