import type { Call } from '@ilaneer/contract/message/call';
import type { TSchema } from 'typebox';
import { contractCalls } from './contract-calls.ts';

const PARTS = ['params', 'query', 'headers', 'body'] as const;

/** A part of a call with invalid inputs. */
export type BadInput = {
  readonly call: Call;
  readonly part: (typeof PARTS)[number];
  readonly schema: TSchema;
  readonly inputs: readonly unknown[];
};

/** Generated from all schemas. */
export const badInputs: readonly BadInput[] = contractCalls.flatMap((call) =>
  PARTS.flatMap((part): BadInput[] => {
    const schema = call[part];
    return schema === undefined ? [] : [{ call, part, schema, inputs: badValuesOf(schema) }];
  }),
);

export const JARGON =
  /must match|schema|pattern|propert|anyOf|oneOf|allOf|constant|integer|boolean|must be (an? )?(string|array|object)|additional|regex|undefined|\bnull\b|NaN|\^|\\/;

function badValuesOf(schema: object, depth = 0): unknown[] {
  if (depth > 6) return [];
  if ('anyOf' in schema && Array.isArray(schema.anyOf)) {
    return [{}, [], 'none of these', ...schema.anyOf.flatMap((one: object) => badValuesOf(one, depth + 1))];
  }
  if ('enum' in schema || 'const' in schema) return ['none of these', 7, {}, ''];
  switch (memberOf(schema, 'type')) {
    case 'string':
      return [7, '', {}, [], '?!', 'x'.repeat(limitOf(schema, 'maxLength', 100) + 1), 'a\u0000b'];
    case 'number':
    case 'integer':
      return [
        'many',
        {},
        1.234567,
        limitOf(schema, 'minimum', 0) - 1,
        limitOf(schema, 'maximum', 1e9) + 1,
        limitOf(schema, 'exclusiveMinimum', 0),
      ];
    case 'boolean':
      return ['perhaps', 2];
    case 'array':
      return [
        'one',
        [],
        Array.from({ length: limitOf(schema, 'maxItems', 0) + 1 }, () => null),
        ...badValuesOf(objectAt(schema, 'items'), depth + 1).map((value) => [value]),
      ];
    case 'object':
      return ['one', [], {}, ...badFieldsOf(schema, depth)];
    default:
      return [];
  }
}

function badFieldsOf(schema: object, depth: number): unknown[] {
  const properties = Object.entries(objectAt(schema, 'properties'));
  return properties.flatMap(([name, property]) =>
    badValuesOf(Object(property), depth + 1).map((value) => ({ [name]: value })),
  );
}

function limitOf(schema: object, name: string, otherwise: number): number {
  const limit = memberOf(schema, name);
  return typeof limit === 'number' ? limit : otherwise;
}

function objectAt(schema: object, name: string): object {
  return Object(memberOf(schema, name) ?? {});
}

function memberOf(schema: object, name: string): unknown {
  return Reflect.get(schema, name);
}
