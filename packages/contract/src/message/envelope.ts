import Type, { type Static, type TProperties } from 'typebox';
import { withAliases } from './aliases.ts';
import { ERROR_ALIASES } from './error-aliases.ts';
import { ERROR_CODES } from './error-codes.ts';

/** A successful reply: `success: true` and the given properties (HTTP-1). */
export function successReply<Properties extends TProperties>(properties: Properties) {
  return Type.Object({ success: Type.Literal(true), ...properties });
}

/**
 * Every error reply: its text, a stable `code`, every text in `errors` and the fields that they speak of in `fields`;
 * `data` holds the particulars of the code (HTTP-1).
 */
export const ErrorReply = withAliases(
  Type.Object({
    success: Type.Literal(false),
    message: Type.String(),
    code: Type.Enum([...ERROR_CODES]),
    errors: Type.Optional(Type.Array(Type.String())),
    fields: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
    data: Type.Optional(Type.Unknown()),
    /** Of a 5xx: what the reply's `X-Request-Id` says, to quote when it is reported. */
    requestId: Type.Optional(Type.String()),
    /** Of `verify-payment` alone, where earlier clients read it. */
    status: Type.Optional(Type.Literal('failure')),
  }),
  ERROR_ALIASES,
);

export type ErrorReply = Static<typeof ErrorReply>;
