import type { FieldProblem } from '../field-problem.ts';
import { typedEmail, typedName } from '../text/typed-text.ts';
import { isEmail } from './email.ts';
import { isMobile, normaliseMobile } from './mobile.ts';
import { SIGNUP_LIMITS } from './validate-signup.ts';

/** A new phone customer as entered by staff. */
export type Caller = { readonly name: string; readonly phone: string; readonly email: string };

/** ORDER-38. The e-mail address is optional. */
export function validateCaller({ name, phone, email }: Caller): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { max } = SIGNUP_LIMITS.name;
  if (typedName(name) === '') problems.push({ field: 'customer.name', message: 'Who is it?' });
  if (typedName(name).length > max) {
    problems.push({ field: 'customer.name', message: `Name must be at most ${max} characters` });
  }
  if (!isMobile(normaliseMobile(phone))) {
    problems.push({
      field: 'customer.phone',
      message: 'A mobile number has 10 digits and begins with 6 to 9',
    });
  }
  const address = typedEmail(email);
  if (address !== '' && !isEmail(address)) {
    problems.push({ field: 'customer.email', message: 'This is no e-mail address' });
  } else if (address.length > SIGNUP_LIMITS.email.max) {
    const message = `An e-mail address has at most ${SIGNUP_LIMITS.email.max} characters`;
    problems.push({ field: 'customer.email', message });
  }
  return problems;
}
