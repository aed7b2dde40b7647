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

/** The problems of a form from what its rules say field by field, null being fine. */
export function problemsIn(fields: Readonly<Record<string, string | null>>): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** What every field of a form does when it is edited: the errors that show go, those of the failed call too. */
export function clearOnEdit(
  form: { clearErrors(): void },
  call: { readonly isError: boolean; reset(): void },
): { readonly onChange: () => void } {
  return {
    onChange: () => {
      form.clearErrors();
      if (call.isError) call.reset();
    },
  };
}
