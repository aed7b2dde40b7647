import { TYPED_AS } from '@ilaneer/contract/message/fields';
import { asciiDigits } from '@ilaneer/domain/text/ascii-digits';
import { typedCode, typedDigits, typedLines, typedText } from '@ilaneer/domain/text/typed-text';

export type Cleaner = (value: unknown) => unknown;

const BY_KIND: Readonly<Record<string, (text: string) => string>> = {
  text: typedText,
  lines: typedLines,
  digits: typedDigits,
  code: typedCode,
  search: (text) => asciiDigits(typedText(text)),
  raw: (text) => text,
};

/** By `TYPED_AS` (default: a line): the single entry of typed text, before any rule (HTTP-16). */
export function compileCleaner(schema: unknown): Cleaner {
  const clean = BY_KIND[kindOf(schema) ?? 'text'] ?? typedText;
  const fields = fieldsOf(schema);
  const ofItem = itemOf(schema);
  const ofOther = otherOf(schema);
  return (value) => {
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return ofItem === null ? value : cleanList(value, ofItem);
    if (typeof value !== 'object' || value === null) return value;
    return cleanObject(value, fields, ofOther);
  };
}

function cleanList(list: readonly unknown[], clean: Cleaner): unknown {
  const cleaned = list.map(clean);
  return cleaned.every((one, at) => one === list[at]) ? list : cleaned;
}

function cleanObject(value: object, fields: ReadonlyMap<string, Cleaner>, ofOther: Cleaner | null): unknown {
  let isSame = true;
  const entries = Object.entries(value).map(([name, member]): [string, unknown] => {
    const known = fields.get(name);
    const cleaned = (known ?? ofOther)?.(member) ?? member;
    // Free-form keys are typed text too.
    const key = known === undefined && ofOther !== null ? typedText(name) : name;
    isSame &&= cleaned === member && key === name;
    return [key, cleaned];
  });
  return isSame ? value : Object.fromEntries(entries);
}

function kindOf(schema: unknown): string | null {
  const own = memberOf(schema, TYPED_AS);
  if (typeof own === 'string') return own;
  return (
    membersOf(schema)
      .map(kindOf)
      .find((kind) => kind !== null) ?? null
  );
}

function fieldsOf(schema: unknown): ReadonlyMap<string, Cleaner> {
  const own = Object.entries(memberOf(schema, 'properties') ?? {});
  return new Map([
    ...membersOf(schema).flatMap((member) => [...fieldsOf(member)]),
    ...own.map(([name, field]): [string, Cleaner] => [name, compileCleaner(field)]),
  ]);
}

function itemOf(schema: unknown): Cleaner | null {
  const items = memberOf(schema, 'items');
  if (items !== undefined) return compileCleaner(items);
  return (
    membersOf(schema)
      .map(itemOf)
      .find((clean) => clean !== null) ?? null
  );
}

function otherOf(schema: unknown): Cleaner | null {
  const [other] = Object.values(memberOf(schema, 'patternProperties') ?? {});
  return other === undefined ? null : compileCleaner(other);
}

function membersOf(schema: unknown): readonly unknown[] {
  return [memberOf(schema, 'allOf'), memberOf(schema, 'anyOf')].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
}

function memberOf(node: unknown, name: string): object | string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const member: unknown = Reflect.get(node, name);
  return (typeof member === 'object' && member !== null) || typeof member === 'string' ? member : undefined;
}
