import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { keysOf } from '../keys-of.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedLines, typedText } from '../text/typed-text.ts';
import { isLink, LINK_TEXT } from './link.ts';
import { FIELD_LIMITS, type SectionField, type SectionFields } from './section-fields.ts';
import { SECTION_KINDS, type Section } from './section-kinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** CONTENT-41. Fields of `section` by name: `points.2.title`. */
export function sectionProblems(section: Section): FieldProblem[] {
  return problemsOf(SECTION_KINDS[section.kind].fields, section, '');
}

/** Trims texts and drops empty lines. */
export function trimSection<One extends Section>(section: One): One {
  const { id, kind } = section;
  return { id, kind, ...trimmed(SECTION_KINDS[kind].fields, section) } as One;
}

function problemsOf(fields: SectionFields, values: Values, place: string): FieldProblem[] {
  return keysOf(fields).flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    const other = 'with' in field && field.with !== undefined ? field.with : null;
    const alone = other !== null && (values[name] === '') !== (values[other] === '');
    return [
      ...problemsOfField(field, values[name], `${place}${name}`),
      ...wrong(`${place}${name}`, !alone, `${field.label} and ${labelOf(fields, other)} belong together`),
    ];
  });
}

function labelOf(fields: SectionFields, name: string | null): string {
  return name === null ? '' : `‘${fields[name]?.label ?? name}’`;
}

function problemsOfField(field: SectionField, value: unknown, at: string): FieldProblem[] {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown': {
      const check = field.required ? needed : tooLong;
      return check(at, field.label, String(value), FIELD_LIMITS[field.type]);
    }
    case 'category':
      return wrong(at, field.required !== true || value !== '', `${field.label} is required`);
    case 'picture':
      return wrong(at, (value === '' && !field.required) || isPicture(String(value)), PICTURE_TEXT);
    case 'link':
      return wrong(at, (value === '' && !field.required) || isLink(String(value)), LINK_TEXT);
    case 'lines':
    case 'paragraphs': {
      const lines = value as readonly string[];
      const most = field.type === 'lines' ? FIELD_LIMITS.line : FIELD_LIMITS.text;
      return [
        ...wrong(at, lines.length > 0, `${field.label} is required`),
        ...wrong(at, lines.length <= FIELD_LIMITS.lines, `There may be at most ${FIELD_LIMITS.lines}`),
        ...wrong(
          at,
          lines.every((line) => line.length <= most),
          `Each must be at most ${most} characters`,
        ),
      ];
    }
    case 'number':
      return wrong(
        at,
        Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most,
        `${field.label} must be a whole number from ${field.least} to ${field.most}`,
      );
    case 'choice':
      return wrong(at, String(value) in field.options, `Choose ${field.label.toLowerCase()}`);
    case 'list': {
      const items = value as readonly Values[];
      return [
        ...wrong(at, items.length <= field.most, `There may be at most ${field.most}`),
        ...items.flatMap((item, index) => problemsOf(field.fields, item, `${at}.${index}.`)),
      ];
    }
  }
}

function trimmed(fields: SectionFields, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, trimmedValue(field, values[name])]),
  );
}

function trimmedValue(field: SectionField, value: unknown): unknown {
  switch (field.type) {
    case 'line':
    case 'picture':
    case 'link':
    case 'category':
      return typedText(String(value));
    case 'text':
    case 'markdown':
      return typedLines(String(value));
    case 'lines':
      return (value as readonly string[]).map(typedText).filter((line) => line !== '');
    case 'paragraphs':
      return (value as readonly string[]).map(typedLines).filter((line) => line !== '');
    case 'list':
      return (value as readonly Values[]).map((item) => trimmed(field.fields, item));
    case 'number':
    case 'choice':
      return value;
  }
}
