import type { PublishedCall } from '@ilaneer/contract/message/call';
import { CALL_TEXTS, REQUEST_EXAMPLES } from '@ilaneer/contract/published/call-texts';
import type { TSchema } from 'typebox';
import { describeErrors } from './describe-errors.ts';
import { exampleOf } from './example-of.ts';
import { isObject, type JsonSchema, toJsonSchema } from './json-schema.ts';
import { type SchemaBook, textOf } from './schema-book.ts';

/** An OpenAPI operation; shared error replies go into `responses`. */
export function describeCall(
  book: SchemaBook,
  name: string,
  call: PublishedCall,
  responses: Map<string, JsonSchema>,
): JsonSchema {
  const { insteadCall } = call;
  const instead =
    insteadCall === undefined ? [] : [`Kept for earlier clients: use \`${insteadCall}\` instead.`];
  const parameters = [
    ...describeParameters(book, call.params, 'path', name),
    ...describeParameters(book, call.query, 'query', name),
    ...describeParameters(book, call.headers, 'header', name),
  ];
  return {
    operationId: name,
    tags: [call.tag],
    summary: call.summary,
    description: [CALL_TEXTS[name] ?? `${call.summary}.`, ...instead].join('\n\n'),
    ...(insteadCall === undefined ? {} : { deprecated: true }),
    security: SECURITY[call.access],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...describeBody(book, name, call),
    responses: {
      [String(call.status ?? 200)]: describeReply(book, name, call),
      ...describeErrors(book, call, responses),
    },
  };
}

const SECURITY: Readonly<Record<PublishedCall['access'], readonly JsonSchema[]>> = {
  open: [],
  shopper: [{ bearer: [] }],
  either: [{}, { bearer: [] }],
};

function describeParameters(
  book: SchemaBook,
  schema: TSchema | undefined,
  place: 'path' | 'query' | 'header',
  owner: string,
): JsonSchema[] {
  if (schema === undefined) return [];
  const { properties, required } = toJsonSchema(schema);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isObject(properties) ? properties : {}).map(([name, value]) => {
    const { description, ...rest } = isObject(value) ? value : {};
    const told = textOf(name, owner);
    return {
      in: place,
      name,
      required: place === 'path' || needed.includes(name),
      description: description ?? told?.text,
      schema: rest,
      example: told?.example ?? exampleOf(book, rest, owner),
    };
  });
}

function describeBody(book: SchemaBook, name: string, { body, form }: PublishedCall): JsonSchema {
  const sent = body ?? form;
  if (sent === undefined) return {};
  const schema = book.refer(sent, name);
  const { required } = toJsonSchema(sent);
  const example = REQUEST_EXAMPLES[name] ?? exampleOf(book, schema, name);
  const type = body === undefined ? 'multipart/form-data' : 'application/json';
  const isNeeded = form !== undefined || 'allOf' in sent || (Array.isArray(required) && required.length > 0);
  return { requestBody: { required: isNeeded, content: { [type]: { schema, example } } } };
}

function describeReply(book: SchemaBook, name: string, { reply }: PublishedCall): JsonSchema {
  const plain = toJsonSchema(reply);
  // Binary replies name their type.
  if ('content' in plain) return { description: plain.description, content: plain.content };
  const schema = book.refer(reply, name);
  const example = exampleOf(book, schema, name);
  return { description: 'Success', content: { 'application/json': { schema, example } } };
}
