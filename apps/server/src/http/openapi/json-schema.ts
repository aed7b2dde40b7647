import { PROBLEM_TEXT, TOO_LONG_TEXT, TYPED_AS } from '@ilaneer/contract/message/fields';
import type { TSchema } from 'typebox';

/** A schema as it stands in the document. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What only our own server reads of a schema. */
const OWN_WORDS: ReadonlySet<string> = new Set([PROBLEM_TEXT, TOO_LONG_TEXT, TYPED_AS]);

/** Whether a value is an object of the document, and no list. */
export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema of the contract in the words that generators know, without what only our own server reads of it. */
export function toJsonSchema(schema: TSchema): JsonSchema {
  const plain: unknown = JSON.parse(JSON.stringify(schema));
  const published = publish(plain);
  return isObject(published) ? published : {};
}

function publish(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(publish);
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([keyword]) => !OWN_WORDS.has(keyword));
  const { patternProperties, ...rest } = Object.fromEntries(
    kept.map(([keyword, value]): [string, unknown] => [keyword, publish(value)]),
  );
  // What may stand under any name.
  const [value] = isObject(patternProperties) ? Object.values(patternProperties) : [];
  const isListOfTexts = Array.isArray(rest.enum) && rest.enum.every((one) => typeof one === 'string');
  return {
    ...(isListOfTexts && rest.type === undefined ? { type: 'string' } : {}),
    ...rest,
    ...(value === undefined ? {} : { additionalProperties: value }),
  };
}
