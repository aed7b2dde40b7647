import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-errors.ts';

/** Lets a form be checked by the domain's rule: the first that it reports of a field stands there, of `root` over all. */
export function resolveBy<Values extends FieldValues>(
  validate: (values: Values) => readonly FieldProblem[],
): Resolver<Values> {
  return (values) => {
    const problems = validate(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.toReversed().map(({ field, message }) => [field, { type: 'rule', message }]),
    );
    // The domain names fields in plain text; each is one of the form's.
    return { values: {}, errors: errors as never };
  };
}

/** The problems of a form from what its rules say field by field, null being fine. */
export function problemsIn(fields: Readonly<Record<string, string | null>>): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/**
 * What a field of a form does when it is edited: what is said of it goes, and of the failed call too. Without a name
 * it is what every field does: all that is said goes.
 */
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

/**
 * Shows what the server found wrong with the fields, if that is why it refused, and leads to the first of them;
 * `fields` names them as they stand in the form.
 */
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
