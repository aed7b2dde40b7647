import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Lets a form be checked by the domain's rule: what the rule reports stands at its field. */
export function resolveBy<Values extends FieldValues>(
  validate: (values: Values) => readonly FieldProblem[],
): Resolver<Values> {
  return (values) => {
    const problems = validate(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(({ field, message }) => [field, { type: 'rule', message }]),
    );
    // The domain names fields in plain text; each is one of the form's.
    return { values: {}, errors: errors as never };
  };
}
