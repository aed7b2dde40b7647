import { isObject, type JsonSchema } from './json-schema.ts';
import { SCHEMAS_AT, type SchemaBook, textOf } from './schema-book.ts';

const INSTEAD: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, null: null };

/** From field examples, else minimal values. Optional fields are omitted unless `wanted`. */
export function exampleOf(
  book: SchemaBook,
  schema: JsonSchema,
  owner: string,
  wanted: readonly string[] = [],
): unknown {
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice(SCHEMAS_AT.length);
    return exampleOf(book, book.components[name] ?? {}, name, wanted);
  }
  if ('const' in schema) return schema.const;
  const { enum: choices, allOf, anyOf, items, properties } = schema;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(allOf)) {
    return Object.assign({}, ...allOf.filter(isObject).map((part) => exampleOf(book, part, owner, wanted)));
  }
  if (Array.isArray(anyOf)) {
    const [first] = anyOf.filter(isObject).filter(({ type }) => type !== 'null');
    return first === undefined ? null : exampleOf(book, first, owner, wanted);
  }
  if (schema.type === 'array') return isObject(items) ? [exampleOf(book, items, owner, wanted)] : [];
  if (isObject(properties)) {
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => required.includes(field) || wanted.includes(field))
        .map(([field, value]): [string, unknown] => [
          field,
          exampleOfField(book, value, field, owner, wanted),
        ]),
    );
  }
  if (isObject(schema.additionalProperties))
    return { Size: exampleOf(book, schema.additionalProperties, owner) };
  if (schema.type === 'string') return schema.format === 'date-time' ? '2026-11-22T09:30:00.000Z' : 'text';
  return INSTEAD[String(schema.type)] ?? {};
}

function exampleOfField(
  book: SchemaBook,
  schema: unknown,
  field: string,
  owner: string,
  wanted: readonly string[],
): unknown {
  if (!isObject(schema)) return null;
  const example = textOf(field, owner)?.example;
  const told = schema.type === 'array' && !Array.isArray(example) ? [example] : example;
  return fits(schema, told) ? told : exampleOf(book, schema, owner, wanted);
}

function fits(schema: JsonSchema, example: unknown): boolean {
  const { type, enum: choices, anyOf, items } = schema;
  if (example === undefined || 'const' in schema || '$ref' in schema) return false;
  if (Array.isArray(choices)) return choices.includes(example);
  if (Array.isArray(anyOf)) return anyOf.filter(isObject).some((one) => fits(one, example));
  if (Array.isArray(example)) return isObject(items) && example.every((one) => fits(items, one));
  if (type === 'null') return example === null;
  return type === 'integer' ? Number.isInteger(example) : type === typeof example;
}
