import type { PublishedCall } from '@ilaneer/contract/message/call';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import { ERROR_DATA } from '@ilaneer/contract/published/error-data';
import { ERROR_TABLE } from '../errors/error-table.ts';
import { exampleOf } from './example-of.ts';
import type { JsonSchema } from './json-schema.ts';
import { SCHEMAS_AT, type SchemaBook } from './schema-book.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'Not logged in, or the session has ended',
  404: 'Not found, or owned by another account',
  409: 'Conflict with the current state',
  413: 'Request too large',
  415: 'Unsupported body format',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Temporarily unavailable',
};

const WAIT_HEADER = {
  'retry-after': { description: 'Seconds to wait before a retry', schema: { type: 'integer' } },
};

const CODES_OF_A_TOKEN = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'SESSION_REVOKED',
  'ACCOUNT_DEACTIVATED',
] as const;

const CODES_OF_ACCESS: Readonly<Record<PublishedCall['access'], readonly ErrorCode[]>> = {
  open: [],
  shopper: ['TOKEN_MISSING', ...CODES_OF_A_TOKEN],
  either: CODES_OF_A_TOKEN,
};

/** Own codes plus those of its kind. */
export function codesOf({
  access,
  errors = [],
  body,
  form,
  params,
  query,
  headers,
}: PublishedCall): ErrorCode[] {
  const codes: ErrorCode[] = [...errors, ...CODES_OF_ACCESS[access]];
  const isRead = [body, form, params, query, headers].some((part) => part !== undefined);
  if (isRead) codes.push('VALIDATION_FAILED');
  if (body !== undefined || form !== undefined) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  return [...new Set(codes).add('OVERLOADED').add('UNAVAILABLE').add('INTERNAL')];
}

/** By status; equal sets share a response. */
export function describeErrors(
  book: SchemaBook,
  call: PublishedCall,
  responses: Map<string, JsonSchema>,
): JsonSchema {
  const byStatus = Map.groupBy(codesOf(call), (code) => ERROR_TABLE[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, codes]) => {
        const sorted = codes.toSorted();
        const name = `E${status}_${sorted.join('_')}`;
        if (!responses.has(name)) responses.set(name, describeStatus(book, status, sorted));
        return [String(status), { $ref: `#/components/responses/${name}` }];
      }),
  );
}

function describeStatus(book: SchemaBook, status: number, codes: readonly ErrorCode[]): JsonSchema {
  const error = { $ref: `${SCHEMAS_AT}Error` };
  const typed = codes.map((code) => schemaOfCode(book, code));
  const listed = codes.map((code) => `- \`${code}\`: ${ERROR_TABLE[code].message}`);
  return {
    description: [`${TITLES[status] ?? 'An error'}.`, '', ...listed].join('\n'),
    ...(status === 429 || status === 503 ? { headers: WAIT_HEADER } : {}),
    content: {
      'application/json': {
        schema: { allOf: [error, typed.length === 1 ? typed[0] : { anyOf: typed }] },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOfCode(book, code) }])),
      },
    },
  };
}

function schemaOfCode(book: SchemaBook, code: ErrorCode): JsonSchema {
  const data = ERROR_DATA[code];
  return {
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'string', const: code },
      ...(data === undefined ? {} : { data: book.refer(data, code) }),
    },
  };
}

function exampleOfCode(book: SchemaBook, code: ErrorCode): JsonSchema {
  const { message } = ERROR_TABLE[code];
  const data = ERROR_DATA[code];
  return {
    success: false,
    message,
    error: message,
    code,
    ...(data === undefined ? {} : { data: exampleOf(book, book.refer(data, code), code) }),
  };
}
