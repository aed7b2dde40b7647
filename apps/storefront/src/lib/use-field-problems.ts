import { type RefObject, useState } from 'react';
import { ApiError } from './api-errors.ts';

/** What is wrong with a form's fields, by their names. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

type Problem = { readonly field: string; readonly message: string };

/** What is wrong with the fields of a form, each until it is edited; `order` names them as they stand in it. */
export function useFieldProblems(form: RefObject<HTMLFormElement | null>, order: readonly string[]) {
  const [problems, setProblems] = useState<FieldProblems>({});

  /** Shows the first problem of each field and leads to the first such field. */
  function show(found: readonly Problem[]): void {
    const byField: FieldProblems = Object.fromEntries(
      found.toReversed().map(({ field, message }) => [field, message]),
    );
    setProblems(byField);
    const first = order.find((field) => byField[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  /** Shows what the server found wrong with the fields, if that is why it refused. */
  function showRefusal(error: Error): void {
    if (error instanceof ApiError) show(error.reply?.fields ?? []);
  }

  /** Takes away what is said of the fields that were edited. */
  function forget(edited: object): void {
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(edited, field))),
    );
  }

  return { problems, show, showRefusal, forget };
}
