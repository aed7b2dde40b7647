import Type, { type Static, type TProperties } from 'typebox';
import { withAliases } from './aliases.ts';
import { ERROR_ALIASES } from './error-aliases.ts';
import { ERROR_CODES } from './error-codes.ts';

/** A successful reply: `success: true` and the given properties (HTTP-1). */
export function successReply<Properties extends TProperties>(properties: Properties) {
  return Type.Object({ success: Type.Literal(true), ...properties });
}

/** Stable `code`, all texts in `errors`, their fields in `fields`; `data` depends on the code (HTTP-1). */
export const ErrorReply = withAliases(
  Type.Object({
    success: Type.Literal(false),
    message: Type.String(),
    code: Type.Enum([...ERROR_CODES]),
    errors: Type.Optional(Type.Array(Type.String())),
    fields: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
    data: Type.Optional(Type.Unknown()),
    /** 5xx only: equals `X-Request-Id`, to quote in a report. */
    requestId: Type.Optional(Type.String()),
    /** `verify-payment` only, for earlier clients. */
    status: Type.Optional(Type.Literal('failure')),
  }),
  ERROR_ALIASES,
);

export type ErrorReply = Static<typeof ErrorReply>;
