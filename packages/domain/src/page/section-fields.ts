/**
 * A field of a section, as staff type it. `required`: a section without it is refused; `with`: a field of the
 * same item that is given or empty together with it.
 */
export type SectionField =
  | {
      readonly type: 'line' | 'text' | 'markdown' | 'picture' | 'link' | 'category';
      readonly label: string;
      readonly required?: true;
      readonly with?: string;
      readonly hint?: string;
    }
  /** `paragraphs` are separated by empty lines. */
  | { readonly type: 'lines' | 'paragraphs'; readonly label: string; readonly hint?: string }
  | { readonly type: 'number'; readonly label: string; readonly least: number; readonly most: number }
  | { readonly type: 'choice'; readonly label: string; readonly options: Readonly<Record<string, string>> }
  | {
      readonly type: 'list';
      readonly label: string;
      /** One item, in small letters. */
      readonly item: string;
      readonly most: number;
      readonly fields: SectionFields;
      readonly hint?: string;
    };

export type SectionFields = { readonly [name: string]: SectionField };

export type ValuesOf<Fields extends SectionFields> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

type ValueOf<Field extends SectionField> = Field extends { readonly type: 'list'; readonly fields: infer Of }
  ? Of extends SectionFields
    ? readonly ValuesOf<Of>[]
    : never
  : Field extends { readonly type: 'choice'; readonly options: infer Options }
    ? keyof Options
    : Field['type'] extends 'number'
      ? number
      : Field['type'] extends 'lines' | 'paragraphs'
        ? readonly string[]
        : string;

export const FIELD_LIMITS = { line: 200, text: 1_000, markdown: 30_000, lines: 12 } as const;

export function emptyValues(fields: SectionFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));
}

function emptyValue(field: SectionField): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown':
    case 'picture':
    case 'link':
    case 'category':
      return '';
    case 'lines':
    case 'paragraphs':
    case 'list':
      return [];
    case 'number':
      return field.least;
    case 'choice':
      return Object.keys(field.options)[0];
  }
}
