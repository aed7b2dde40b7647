import { aliasPlan } from '@ilaneer/contract/message/aliases';
import { ErrorReply } from '@ilaneer/contract/message/envelope';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isUnavailable } from '../db/unavailable.ts';
import { ERROR_TABLE } from './errors/error-table.ts';
import { type Failure, invalid } from './failure.ts';
import { isPageVisit, type PlainShop, sendPlainPage } from './pages/plain-page.ts';
import { InvalidInput } from './validator.ts';

const ALIASES = aliasPlan(ErrorReply);

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

type ErrorOptions = {
  readonly shopNow: () => PlainShop;
  readonly onUnavailable: (error: Error) => void;
};

const RETRY_AFTER_SECONDS = '5';

/** Bug texts are hidden; a temporary database outage says so. */
export const errorHandling = fastifyPlugin<ErrorOptions>(
  async (app: FastifyInstance, { shopNow, onUnavailable }) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const failure = failureOf(error);
      const at = { err: error, route: request.routeOptions.url };
      if (failure.code === 'INTERNAL') request.log.error(at, 'request failed');
      if (failure.code === 'UNAVAILABLE') {
        request.log.warn(at, 'a request failed: the database does not answer');
        onUnavailable(error);
        reply.header('retry-after', RETRY_AFTER_SECONDS);
      }
      const { status, body } = toErrorReply(failure);
      reply.code(status).header('cache-control', 'no-store');
      if (status < 500 || !isPageVisit(request)) return reply.send(body);
      const text = body.message;
      return sendPlainPage(request, reply, {
        shop: shopNow(),
        title: 'not at the moment',
        text,
        canRetry: true,
        goesOn: failure.code === 'UNAVAILABLE',
      });
    });
  },
);

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
  return { code: isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL' };
}
