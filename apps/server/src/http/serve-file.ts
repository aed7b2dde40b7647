import type { Readable } from 'node:stream';
import type { Call } from '@ilaneer/contract/message/call';
import { customerMarksOf } from '@ilaneer/contract/message/customer-mark';
import type { Result } from '@ilaneer/domain/result';
import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { toErrorReply } from './error-reply.ts';
import type { Failure } from './failure.ts';
import { type CallInput, registerCall } from './serve-call.ts';
import type { ShownCustomers } from './shown-customers.ts';

/** A file on its way to a browser, which saves it unless it is shown in a page. */
export type SentFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer | string | Readable;
  readonly isInline?: boolean;
  /** Ids of whom it shows, where its path has none: of customers or orders, as the mark of its schema says. */
  readonly shows?: readonly string[];
};

/** Registers a call whose reply is a file: no browser keeps it, and whom it shows is noted before it is sent (PRIVACY-17). */
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

/** A photo that a shopper sent, under a name of the shop's: the name that its file had is forgotten. */
export function photoFile({
  id,
  contentType,
  bytes,
}: {
  readonly id: string;
  /** By its first bytes. */
  readonly contentType: string;
  readonly bytes: Buffer;
}): SentFile {
  const ending = contentType.replace(/^image\//, '');
  return { name: `${id}.${ending}`, type: contentType, bytes, isInline: true };
}

/** Throws where a marked file names nobody: then its handler has forgotten to. */
function idsIn(params: unknown, name: string | undefined): readonly string[] {
  const id = new Map<string, unknown>(Object.entries(params ?? {})).get(name ?? '');
  if (typeof id !== 'string') throw new Error('a file that shows customers does not say whom');
  return [id];
}
