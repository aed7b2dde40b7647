import { PROBLEM_TEXT, TOO_LONG_TEXT, TYPED_AS } from '@ilaneer/contract/message/fields';
import type { TSchema } from 'typebox';

export type JsonSchema = { readonly [keyword: string]: unknown };

const OWN_WORDS: ReadonlySet<string> = new Set([PROBLEM_TEXT, TOO_LONG_TEXT, TYPED_AS]);

export function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  // For arbitrary names.
  const [value] = isObject(patternProperties) ? Object.values(patternProperties) : [];
  const isListOfTexts = Array.isArray(rest.enum) && rest.enum.every((one) => typeof one === 'string');
  return {
    ...(isListOfTexts && rest.type === undefined ? { type: 'string' } : {}),
    ...rest,
    ...(value === undefined ? {} : { additionalProperties: value }),
  };
}
