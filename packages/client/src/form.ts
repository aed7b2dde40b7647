import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-errors.ts';

export function resolveBy<Values extends FieldValues>(
  validate: (values: Values) => readonly FieldProblem[],
): Resolver<Values> {
  return (values) => {
    const problems = validate(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.toReversed().map(({ field, message }) => [field, { type: 'rule', message }]),
    );
    // The domain names fields as plain strings; each is a field of the form.
    return { values: {}, errors: errors as never };
  };
}

export function problemsIn(fields: Readonly<Record<string, string | null>>): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** On edit, clears the field's error and the failed call. Without a name it clears all errors. */
export function clearOnEdit<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'clearErrors'>,
  call: { readonly isError: boolean; reset(): void },
  field?: FieldPath<Values>,
): { readonly onChange: () => void } {
  return {
    onChange: () => {
      form.clearErrors(field);
      if (call.isError) call.reset();
    },
  };
}

export function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly FieldPath<Values>[],
  error: Error,
): void {
  const said = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
  const wrong = fields.flatMap((field) => {
    const problem = said.find((one) => one.field === field);
    return problem === undefined ? [] : [{ field, message: problem.message }];
  });
  for (const [index, { field, message }] of wrong.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
