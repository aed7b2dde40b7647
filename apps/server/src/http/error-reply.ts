import { aliasPlan } from '@ilaneer/contract/message/aliases';
import { ErrorReply } from '@ilaneer/contract/message/envelope';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ERROR_TABLE } from './error-table.ts';
import { type Failure, invalid } from './failure.ts';
import { InvalidInput } from './validator.ts';

const ALIASES = aliasPlan(ErrorReply);

/** The status and body of an expected failure. */
export function toErrorReply(failure: Failure): { status: number; body: ErrorReply } {
  const entry = ERROR_TABLE[failure.code];
  const text = failure.message ?? entry.message;
  const body: ErrorReply = { success: false, message: text, code: failure.code };
  if (failure.fields !== undefined && failure.fields.length > 0) {
    body.fields = failure.fields.map(({ field, message }) => ({ field, message }));
    body.errors = failure.fields.map(({ message }) => message);
  }
  if (failure.data !== undefined) body.data = failure.data;
  if (failure.status !== undefined) body.status = failure.status;
  ALIASES?.add(body);
  return { status: entry.status, body };
}

/** Turns whatever goes wrong into the one error envelope; a bug never shows its text. */
export const errorHandling = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.code === 'INTERNAL') {
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    }
    const { status, body } = toErrorReply(failure);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
});

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_UNDER_PRESSURE: 'OVERLOADED',
};

function failureOf(error: FastifyError): Failure {
  const cause: unknown = error;
  if (cause instanceof InvalidInput) return invalid(cause.fields);
  const known = byFastifyCode[error.code];
  if (known !== undefined) return { code: known };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    const message = 'The request body is not valid JSON.';
    return { ...invalid([{ field: 'body', message }]), code: 'VALIDATION_FAILED' };
  }
  return { code: 'INTERNAL' };
}
