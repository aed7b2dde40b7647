import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { typedName } from '../text/typed-text.ts';
import { readIdentifier } from './identifier.ts';
import { nameProblem } from './validate-signup.ts';

/** Who may use somebody's rights over their data when they die or can't. */
export type Nominee = {
  readonly name: string;
  /** An email address or a mobile number, in normal form. */
  readonly contact: string;
};

/** Reads what was typed of a nominee (ACCOUNT-48); the errors name the fields `name` and `contact`. */
export function readNominee(typed: Nominee): Result<Nominee, FieldProblem[]> {
  const contact = readIdentifier(typed.contact);
  const name = nameProblem(typed.name);
  const problems: FieldProblem[] = [];
  if (name !== null) problems.push({ field: 'name', message: name });
  if (!contact.ok) problems.push({ field: 'contact', message: contact.error.message });
  if (!contact.ok || problems.length > 0) return err(problems);
  return ok({ name: typedName(typed.name), contact: contact.value.value });
}
