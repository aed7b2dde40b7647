export type FieldText = { readonly text: string; readonly example?: unknown; readonly format?: string };
