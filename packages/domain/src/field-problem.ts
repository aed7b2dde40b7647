/** What is wrong with one field of a form or message, in words that the shopper reads. */
export type FieldProblem = { readonly field: string; readonly message: string };

/** No problem where it is fine, else this one. */
export function wrong(field: string, isFine: boolean, message: string): FieldProblem[] {
  return isFine ? [] : [{ field, message }];
}

/** A text that has to be there, of at most so many characters. */
export function needed(field: string, label: string, text: string, most: number): FieldProblem[] {
  return text === '' ? [{ field, message: `${label} is required` }] : tooLong(field, label, text, most);
}

export function tooLong(field: string, label: string, text: string, most: number): FieldProblem[] {
  return wrong(field, text.length <= most, `${label} must be at most ${most} characters`);
}
