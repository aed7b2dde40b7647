import { brotliDecompressSync } from 'node:zlib';
import type { PublishedCall } from '@ilaneer/contract/message/call';
import { REQUEST_EXAMPLES } from '@ilaneer/contract/published/call-texts';
import { ERROR_DATA } from '@ilaneer/contract/published/error-data';
import { NAMED_CALLS } from '@ilaneer/contract/published/named-calls';
import { NAMED_SCHEMAS } from '@ilaneer/contract/published/named-schemas';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { ERROR_TABLE } from '../errors/error-table.ts';
import { codesOf } from './describe-errors.ts';
import { isObject, type JsonSchema, toJsonSchema } from './json-schema.ts';
import { SCHEMAS_AT } from './schema-book.ts';

type Media = { schema: JsonSchema; example?: unknown; examples?: Record<string, { value: JsonSchema }> };
type Response = {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
  headers?: JsonSchema;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  security: object[];
  parameters?: { name: string; description: string; example: unknown }[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
};
type Document = {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Response> };
};

describe('the description of the API', () => {
  let shop: TestShop;
  let document: Document;
  beforeAll(async () => {
    shop = await openTestShop();
    document = (await shop.app.inject('/api/docs/openapi.json')).json();
  });
  afterAll(() => shop.close());

  const operationOf = (call: PublishedCall): Operation | undefined =>
    document.paths[`/api${call.path.replace(/:(\w+)/g, '{$1}')}`]?.[call.method.toLowerCase()];
  const responseOf = (response: Response | undefined): Response | undefined =>
    response?.$ref === undefined
      ? response
      : document.components.responses[response.$ref.split('/').at(-1) ?? ''];
  const all = [...NAMED_CALLS].map(([call, name]) => [name, call] as const);
  const problemsOf = (schema: TSchema, example: unknown) =>
    Errors(schema, example).map(({ instancePath, message }) => `${instancePath} ${message}`);

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('says whose API it is, where it is, and how it is used', () => {
    expect(document.servers).toEqual([{ url: 'http://localhost:3001', description: expect.any(String) }]);
    expect(document.info).toMatchObject({
      contact: { email: expect.stringContaining('@') },
      license: { name: 'MIT' },
      version: expect.any(String),
    });
    for (const chapter of ['Authentication', 'Money', 'Idempotency', 'Rate limits', 'Errors', 'Pages']) {
      expect(document.info.description).toContain(`## ${chapter}`);
    }
    const used = new Set([...NAMED_CALLS.keys()].map(({ tag }) => tag));
    expect(new Set(document.tags.map(({ name }) => name))).toEqual(used);
  });

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual([...NAMED_CALLS.values()].toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(all)('describes %s, with valid examples', (name, call) => {
    const operation = operationOf(call);
    if (operation === undefined) throw new Error(`${name} is not described`);
    expect(operation).toMatchObject({ operationId: name, summary: call.summary });
    expect(operation.description).not.toBe(`${call.summary}.`);
    for (const { name: parameter, description, example } of operation.parameters ?? []) {
      expect(description, parameter).toBeTypeOf('string');
      expect(example, parameter).toBeDefined();
    }
    if (call.body !== undefined) {
      const sent = operation.requestBody?.content['application/json']?.example;
      expect(problemsOf(call.body, sent)).toEqual([]);
    }
    if (call.form !== undefined) {
      expect(operation.requestBody?.content['multipart/form-data']?.schema).toMatchObject({ type: 'object' });
    }
    const reply = operation.responses[String(call.status ?? 200)];
    if ('content' in call.reply) return expect(reply?.content).toEqual(call.reply.content);
    expect(problemsOf(call.reply, reply?.content?.['application/json']?.example)).toEqual([]);
  });

  it.each(all)('lists of %s every status with its codes', (_, call) => {
    const byStatus = Map.groupBy(codesOf(call), (code) => ERROR_TABLE[code].status);
    const { responses = {} } = operationOf(call) ?? {};
    const statuses = Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(statuses).toEqual([...byStatus.keys()].sort((one, other) => one - other).map(String));
    for (const [status, codes] of byStatus) {
      const response = responseOf(responses[String(status)]);
      const examples = response?.content?.['application/json']?.examples ?? {};
      expect(Object.keys(examples).toSorted()).toEqual(codes.toSorted());
      for (const code of codes) {
        expect(response?.description).toContain(ERROR_TABLE[code].message);
        expect(problemsOf(NAMED_SCHEMAS.Error, examples[code]?.value)).toEqual([]);
        const data = ERROR_DATA[code];
        if (data !== undefined) expect(problemsOf(data, examples[code]?.value.data)).toEqual([]);
      }
      if (status === 429) expect(response?.headers).toHaveProperty('retry-after');
    }
  });

  it('writes no schema out that has a name, but once under it', () => {
    const names = new Map(
      Object.entries<TSchema>(NAMED_SCHEMAS).map(([name, schema]) => [
        JSON.stringify(toJsonSchema(schema)),
        name,
      ]),
    );
    expect(names.size).toBe(Object.keys(NAMED_SCHEMAS).length);
    const written = new Map(
      Object.entries(document.components.schemas).map(([name, schema]) => [fieldsOf(schema), name]),
    );
    const copies: string[] = [];
    const look = (node: unknown, at: string): void => {
      if (Array.isArray(node)) for (const [index, one] of node.entries()) look(one, `${at}/${index}`);
      if (!isObject(node)) return;
      const name = isObject(node.properties) ? written.get(fieldsOf(node)) : undefined;
      if (name !== undefined && at !== `components/schemas/${name}`) copies.push(`${name} at ${at}`);
      for (const [key, value] of Object.entries(node))
        if (key !== 'example' && key !== 'examples') look(value, `${at}/${key}`);
    };
    look(document.components.schemas, 'components/schemas');
    look(document.components.responses, 'components/responses');
    look(document.paths, 'paths');
    expect(copies).toEqual([]);
    expect(JSON.stringify(document).split(`"${SCHEMAS_AT}Order"`).length).toBeGreaterThan(8);
  });

  it('describes the meaning of every field', () => {
    const silent = new Set<string>();
    const look = (node: unknown, at: string): void => {
      if (Array.isArray(node)) for (const one of node) look(one, at);
      if (!isObject(node)) return;
      for (const [field, value] of Object.entries(isObject(node.properties) ? node.properties : {})) {
        const isTold = isObject(value) && (typeof value.description === 'string' || 'const' in value);
        if (!isTold) silent.add(`${at}.${field}`);
      }
      for (const value of Object.values(node)) look(value, at);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    for (const [call, name] of NAMED_CALLS) look(operationOf(call), name);
    // Missing texts belong into packages/contract/src/published/*-texts.ts.
    expect([...silent]).toEqual([]);
  });

  it('marks optional, deprecated and required fields', () => {
    const { paths } = document;
    expect(paths['/api/orders/{orderId}/cancel']?.post?.requestBody?.required).toBe(false);
    expect(paths['/api/place-order']?.post).toMatchObject({
      requestBody: { required: true },
      security: [{ bearer: [] }],
      parameters: [{ in: 'header', name: 'idempotency-key', required: false }],
    });
    const old = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId, deprecated }) => (deprecated ? [operationId] : [])),
    );
    expect(old.toSorted()).toEqual([
      'cancelOrderWithReason',
      'checkMobileSendOtp',
      'createOrder',
      'getPayLink',
      'getPaymentStatus',
      'payByLink',
      'requestCancelOrder',
    ]);
    expect(Object.keys(REQUEST_EXAMPLES).filter((name) => ![...NAMED_CALLS.values()].includes(name))).toEqual(
      [],
    );
  });

  it('is sent small, and not again to who has it', async () => {
    const url = '/api/docs/openapi.json';
    const small = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(document);
    const etag = String(small.headers.etag);
    const again = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
  });
});

/** Structure without descriptions. */
function fieldsOf(schema: JsonSchema): string {
  const bare = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(bare);
    if (!isObject(node)) return node;
    const kept = Object.entries(node).filter(([key, value]) => key !== 'description' || isObject(value));
    return Object.fromEntries(kept.map(([key, value]): [string, unknown] => [key, bare(value)]));
  };
  return JSON.stringify(bare(schema));
}
