import type { FieldProblem } from '../field-problem.ts';
import { err, ok, type Result } from '../result.ts';
import { typedName } from '../text/typed-text.ts';
import { readIdentifier } from './identifier.ts';
import { nameProblem } from './validate-signup.ts';

/** Exercises the account holder's data rights after death or incapacity. */
export type Nominee = {
  readonly name: string;
  readonly contact: string;
};

/** ACCOUNT-48. Errors are of fields `name` and `contact`. */
export function readNominee(typed: Nominee): Result<Nominee, FieldProblem[]> {
  const contact = readIdentifier(typed.contact);
  const name = nameProblem(typed.name);
  const problems: FieldProblem[] = [];
  if (name !== null) problems.push({ field: 'name', message: name });
  if (!contact.ok) problems.push({ field: 'contact', message: contact.error.message });
  if (!contact.ok || problems.length > 0) return err(problems);
  return ok({ name: typedName(typed.name), contact: contact.value.value });
}
