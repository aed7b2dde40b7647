import type { Readable } from 'node:stream';
import type { Call } from '@ilaneer/contract/message/call';
import { customerMarksOf } from '@ilaneer/contract/message/customer-mark';
import type { Result } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { toErrorReply } from './error-reply.ts';
import type { Failure } from './failure.ts';
import { type CallInput, registerCall } from './serve-call.ts';
import type { ShownCustomers } from './shown-customers.ts';

/** Downloaded unless shown inline. */
export type SentFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer | string | Readable;
  readonly isInline?: boolean;
  readonly shows?: readonly string[];
};

/** Never cached; customer lookups are logged before sending (PRIVACY-17). */
export function serveFile<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>, request: FastifyRequest) => Promise<Result<SentFile, Failure>>,
  limits: readonly preHandlerHookHandler[] = [],
): void {
  const [mark] = customerMarksOf(call.reply);
  registerCall(app, call, limits, async (input, request, reply) => {
    const file = await handler(input, request);
    reply.header('cache-control', 'no-store');
    if (!file.ok) {
      const { status, body } = toErrorReply(file.error);
      return reply.code(status).send(body);
    }
    const { name, type, bytes, isInline = false, shows } = file.value;
    if (request.staff !== null && mark !== undefined) {
      const ids = shows ?? idsIn(input.params, mark.param);
      const shown: ShownCustomers = { on: mark.on, by: mark.by, ids };
      await app.noteShown(request.staff, [shown], false);
    }
    return reply
      .header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename="${name}"`)
      .type(type)
      .send(bytes);
  });
}

/** Renamed: the client's file name is dropped. */
export function photoFile({
  id,
  contentType,
  bytes,
}: {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}): SentFile {
  const ending = contentType.replace(/^image\//, '');
  return { name: `${id}.${ending}`, type: contentType, bytes, isInline: true };
}

/** Throws if a marked file lists no ids: a bug of its handler. */
function idsIn(params: unknown, name: string | undefined): readonly string[] {
  const id = new Map<string, unknown>(Object.entries(params ?? {})).get(name ?? '');
  if (typeof id !== 'string') throw new Error('a file that shows customers does not say whom');
  return [id];
}
