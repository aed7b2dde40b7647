/** What is wrong with one field of a form or message, in words that the shopper reads. */
export type FieldProblem = { readonly field: string; readonly message: string };
