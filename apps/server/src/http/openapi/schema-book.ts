import { FIELD_TEXTS } from '@ilaneer/contract/published/field-texts';
import { NAMED_SCHEMAS } from '@ilaneer/contract/published/named-schemas';
import type { TSchema } from 'typebox';
import { isObject, type JsonSchema, toJsonSchema } from './json-schema.ts';

/** Named schemas occur once and are referenced. */
export type SchemaBook = {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** With references; `owner` selects field texts. */
  readonly refer: (schema: TSchema, owner: string) => JsonSchema;
};

export const SCHEMAS_AT = '#/components/schemas/';

export function schemaBook(): SchemaBook {
  const plain = Object.entries<TSchema>(NAMED_SCHEMAS).map(([name, schema]): [string, JsonSchema] => [
    name,
    toJsonSchema(schema),
  ]);
  const nameOf = new Map(plain.map(([name, schema]) => [JSON.stringify(schema), name]));

  const refer = (node: unknown, owner: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => refer(one, owner));
    if (!isObject(node)) return node;
    const name = nameOf.get(JSON.stringify(node));
    return name === undefined ? within(node, owner) : { $ref: SCHEMAS_AT + name };
  };
  const within = (node: JsonSchema, owner: string): JsonSchema =>
    Object.fromEntries(
      Object.entries(node).map(([keyword, value]): [string, unknown] => [
        keyword,
        keyword === 'properties' && isObject(value) ? fields(value, owner) : refer(value, owner),
      ]),
    );
  const fields = (properties: JsonSchema, owner: string): JsonSchema =>
    Object.fromEntries(
      Object.entries(properties).map(([field, value]): [string, unknown] => {
        const referred = refer(value, owner);
        return [field, isObject(referred) ? told(referred, textOf(field, owner)) : referred];
      }),
    );

  const components = Object.fromEntries(plain.map(([name, schema]) => [name, within(schema, name)]));
  return {
    components,
    refer: (schema, owner) => {
      const referred = refer(toJsonSchema(schema), owner);
      return isObject(referred) ? referred : {};
    },
  };
}

export function textOf(field: string, owner: string) {
  return FIELD_TEXTS[`${owner}.${field}`] ?? FIELD_TEXTS[field];
}

function told(schema: JsonSchema, text: ReturnType<typeof textOf>): JsonSchema {
  if (text === undefined) return schema;
  const { description: own } = schema;
  const description = typeof own === 'string' && own !== text.text ? `${text.text} ${own}` : text.text;
  const format = text.format === undefined || schema.type !== 'string' ? {} : { format: text.format };
  return { ...schema, ...format, description };
}
