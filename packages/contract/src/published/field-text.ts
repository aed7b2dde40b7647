/** What is told of a field, an example of it, and the format of its text. */
export type FieldText = { readonly text: string; readonly example?: unknown; readonly format?: string };
