import type { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { emptyValues, type SectionField, type SectionFields } from '@ilaneer/domain/page/section-fields';
import { SECTION_KINDS, type Section, type SectionKind } from '@ilaneer/domain/page/section-kinds';
import { kindsOf, sitePageProblems, trimSitePage } from '@ilaneer/domain/page/site-page';

type Values = Readonly<Record<string, unknown>>;

/** As typed: numbers are texts, lines and paragraphs one text. */
export type SectionValues = Values & { readonly id: string; readonly kind: SectionKind };

export type PageForm = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly SectionValues[];
};

export function fieldsOf(kind: SectionKind): SectionFields {
  return SECTION_KINDS[kind].fields;
}

export function formOf({ title, description, sections }: SitePageForm): PageForm {
  return { title, description, sections: sections.map(valuesOf) };
}

export function bodyOf({ title, description, sections }: PageForm): SitePageForm {
  const { sections: trimmed, ...page } = trimSitePage({
    title,
    description,
    sections: sections.map(sectionOf),
  });
  return { ...page, sections: [...trimmed] };
}

export function problemsOf(slug: string, form: PageForm): FieldProblem[] {
  return sitePageProblems(slug, bodyOf(form));
}

export function newSection(kind: SectionKind): SectionValues {
  const id = crypto.randomUUID().slice(0, 8);
  return { id, kind, ...typedValues(fieldsOf(kind), {}) };
}

/** Fields of one item of a list. */
export function newItem(fields: SectionFields): Record<string, unknown> {
  return typedValues(fields, {});
}

/** At `wanted`, or at the head; null where the page has no place for it. */
export function placeOf(kind: SectionKind, slug: string, form: PageForm, wanted: number): number | null {
  if (!kindsOf(slug).includes(kind)) return null;
  const { sections } = bodyOf(form);
  const known = orderProblems(slug, sections);
  const place = [wanted, 0].find((at) =>
    orderProblems(slug, sections.toSpliced(at, 0, sectionOf(newSection(kind)))).every((problem) =>
      known.includes(problem),
    ),
  );
  return place ?? null;
}

function orderProblems(slug: string, sections: readonly Section[]): string[] {
  return sitePageProblems(slug, { title: '-', description: '', sections })
    .filter(({ field }) => field === 'sections')
    .map(({ message }) => message);
}

/** Whether a problem is one of the section at `index`: `sections.2.title`. */
export function isOfSection(field: string, index: number): boolean {
  const place = `sections.${index}`;
  return field === place || field.startsWith(`${place}.`);
}

/** The first words of a section, to tell it from others of its kind. */
export function titleOf(section: SectionValues): string {
  return firstWords(fieldsOf(section.kind), section);
}

function firstWords(fields: SectionFields, values: Values): string {
  for (const [name, field] of Object.entries(fields)) {
    const words = wordsOf(field, values[name]);
    if (words !== '') return words;
  }
  return '';
}

function wordsOf(field: SectionField, value: unknown): string {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown':
    case 'lines':
    case 'paragraphs':
      return String(value).trim().split('\n')[0] ?? '';
    case 'list': {
      const [first] = value as readonly Values[];
      return first === undefined ? '' : firstWords(field.fields, first);
    }
    case 'picture':
    case 'link':
    case 'category':
    case 'number':
    case 'choice':
      return '';
  }
}

function valuesOf(section: Section): SectionValues {
  const { id, kind } = section;
  return { id, kind, ...typedValues(fieldsOf(kind), section) };
}

/** Versions of an earlier release may lack a field. */
function typedValues(fields: SectionFields, values: Values): Record<string, unknown> {
  const all = { ...emptyValues(fields), ...values };
  return mapFields(fields, (field, name) => typedValue(field, all[name]));
}

function typedValue(field: SectionField, value: unknown): unknown {
  switch (field.type) {
    case 'lines':
      return (value as readonly string[]).join('\n');
    case 'paragraphs':
      return (value as readonly string[]).join('\n\n');
    case 'number':
      return String(value);
    case 'list':
      return (value as readonly Values[]).map((item) => typedValues(field.fields, item));
    default:
      return value;
  }
}

function sectionOf(values: SectionValues): Section {
  const { id, kind } = values;
  // Each field is of the type that the table names.
  return {
    id,
    kind,
    ...mapFields(fieldsOf(kind), (field, name) => sentValue(field, values[name])),
  } as Section;
}

function sentValue(field: SectionField, typed: unknown): unknown {
  switch (field.type) {
    case 'lines':
      return String(typed).split('\n');
    case 'paragraphs':
      return String(typed).split(/\n\s*\n/);
    case 'number':
      return Number(typed);
    case 'list':
      return (typed as readonly Values[]).map((item) =>
        mapFields(field.fields, (inner, name) => sentValue(inner, item[name])),
      );
    default:
      return typed;
  }
}

function mapFields(
  fields: SectionFields,
  made: (field: SectionField, name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, made(field, name)]));
}
