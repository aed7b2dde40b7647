import type { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import type { SectionField, SectionFields } from '@ilaneer/domain/page/section-fields';
import { SECTION_KINDS, type Section } from '@ilaneer/domain/page/section-kinds';
import { lineDifference } from '../../../parts/history/line-difference.ts';
import { fieldsOf, formOf, titleOf } from './page-form.ts';

type Values = Readonly<Record<string, unknown>>;

export type FieldDifference = { readonly label: string; readonly before: string; readonly after: string };

export type PartDifference = {
  readonly id: string;
  readonly name: string;
  readonly what: readonly ('added' | 'removed' | 'moved' | 'changed')[];
  readonly fields: readonly FieldDifference[];
};

/** Of title, description and sections, in the order of `after`; removed sections last. */
export function pageDifference(before: SitePageForm, after: SitePageForm): PartDifference[] {
  const [old, now] = [byId(before.sections), byId(after.sections)];
  const moved = movedIds([...old.keys()], [...now.keys()]);
  const page = fieldDifferences(PAGE_FIELDS, before, after);
  return [
    ...(page.length === 0 ? [] : [{ id: '', name: 'Page', what: ['changed'] as const, fields: page }]),
    ...after.sections.flatMap((section) => sectionDifference(old.get(section.id), section, moved)),
    ...before.sections
      .filter(({ id }) => !now.has(id))
      .map((section) => ({
        id: section.id,
        name: nameOf(section),
        what: ['removed'] as const,
        fields: fieldDifferences(fieldsOf(section.kind), section, {}),
      })),
  ];
}

/** The fields in which it differs from another version of it, if there is one. */
export function sectionText(section: Section, other: Section | null): string {
  const fields = fieldsOf(section.kind);
  const differences = other === null ? [] : fieldDifferences(fields, other, section);
  if (differences.length === 0) return itemText(fields, section);
  return differences.map(({ label, after }) => `${label}: ${after === '' ? '(empty)' : after}`).join('\n');
}

const PAGE_FIELDS = {
  title: { type: 'line', label: 'Title' },
  description: { type: 'text', label: 'Description' },
} as const satisfies SectionFields;

function sectionDifference(
  before: Section | undefined,
  section: Section,
  moved: ReadonlySet<string>,
): PartDifference[] {
  const { id } = section;
  const fields = fieldDifferences(fieldsOf(section.kind), before ?? {}, section);
  const what =
    before === undefined
      ? (['added'] as const)
      : [
          ...(moved.has(id) ? (['moved'] as const) : []),
          ...(fields.length > 0 ? (['changed'] as const) : []),
        ];
  return what.length === 0 ? [] : [{ id, name: nameOf(section), what, fields }];
}

function fieldDifferences(fields: SectionFields, before: Values, after: Values): FieldDifference[] {
  return Object.entries(fields)
    .map(([name, field]) => ({
      label: field.label,
      before: textOf(field, before[name]),
      after: textOf(field, after[name]),
    }))
    .filter((one) => one.before !== one.after);
}

/** Those that the longest common order leaves out. */
function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const changes = lineDifference(before.join('\n'), after.join('\n'));
  const of = (kind: 'added' | 'removed') =>
    changes.filter((one) => one.kind === kind).map(({ text }) => text);
  const removed = new Set(of('removed'));
  return new Set(of('added').filter((id) => removed.has(id)));
}

function byId(sections: readonly Section[]): ReadonlyMap<string, Section> {
  return new Map(sections.map((section) => [section.id, section]));
}

/** 'Story: How we began'. */
export function nameOf(section: Section): string {
  const [values] = formOf({ title: '', description: '', sections: [section] }).sections;
  const title = values === undefined ? '' : titleOf(values);
  const { label } = SECTION_KINDS[section.kind];
  return title === '' ? label : `${label}: ${title}`;
}

function textOf(field: SectionField, value: unknown): string {
  if (value === undefined) return '';
  switch (field.type) {
    case 'lines':
    case 'paragraphs':
      return (value as readonly string[]).join('\n');
    case 'choice':
      return field.options[String(value)] ?? String(value);
    case 'list':
      return (value as readonly Values[]).map((item) => itemText(field.fields, item)).join('\n');
    default:
      return String(value);
  }
}

function itemText(fields: SectionFields, values: Values): string {
  return Object.entries(fields)
    .map(([name, field]) => ({ label: field.label, text: textOf(field, values[name]) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
