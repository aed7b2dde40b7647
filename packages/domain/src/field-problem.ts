export type FieldProblem = { readonly field: string; readonly message: string };

/** Empty if fine, else this problem. */
export function wrong(field: string, isFine: boolean, message: string): FieldProblem[] {
  return isFine ? [] : [{ field, message }];
}

export function needed(field: string, label: string, text: string, most: number): FieldProblem[] {
  return text === '' ? [{ field, message: `${label} is required` }] : tooLong(field, label, text, most);
}

export function tooLong(field: string, label: string, text: string, most: number): FieldProblem[] {
  return wrong(field, text.length <= most, `${label} must be at most ${most} characters`);
}
