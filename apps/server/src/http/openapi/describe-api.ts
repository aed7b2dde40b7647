import type { PublishedCall } from '@ilaneer/contract/message/call';
import { NAMED_CALLS } from '@ilaneer/contract/published/named-calls';
import { describeCall } from './describe-call.ts';
import { INTRODUCTION, TAGS } from './introduction.ts';
import type { JsonSchema } from './json-schema.ts';
import { schemaBook } from './schema-book.ts';

export type ApiOwner = { readonly brand: string; readonly email: string; readonly publicUrl: string };

export function describeApi(owner: ApiOwner, served: readonly PublishedCall[]): JsonSchema {
  const book = schemaBook();
  const responses = new Map<string, JsonSchema>();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of served) {
    const name = NAMED_CALLS.get(call);
    if (name === undefined)
      throw new Error(`${call.method} ${call.path} is not in the contract's list of calls`);
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(book, name, call, responses) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${owner.brand} shop API`,
      version: '1.0.0',
      summary: 'Catalogue, cart, orders, payments and accounts of the shop',
      description: INTRODUCTION,
      contact: { name: owner.brand, email: owner.email },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: owner.publicUrl, description: 'This shop' }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of a login reply.',
        },
      },
      schemas: book.components,
      responses: Object.fromEntries(responses),
    },
  };
}
