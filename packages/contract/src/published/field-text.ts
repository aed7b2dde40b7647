/** The description of a field, an example, and the format of its text. */
export type FieldText = { readonly text: string; readonly example?: unknown; readonly format?: string };
