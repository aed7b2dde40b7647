import { addAliases } from '@ilaneer/contract/message/add-aliases';
import type { Call } from '@ilaneer/contract/message/call';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from './error-reply.ts';
import type { Failure } from './failure.ts';
import { type CachedReplies, sendPrepared, sendStreamed } from './prepared-reply.ts';
import { type CallInput, registerCall } from './serve-call.ts';

type CachedData = { readonly reply: CachedReplies };

type NamedReply = { readonly name: string | null; readonly make: () => object | Promise<object> };

/** For replies too long to hold, with aliases. */
type StreamedReply = { readonly pieces: AsyncIterable<string> };

type Answer = NamedReply | StreamedReply | Failure;

/** Serves replies cached with their data, as bytes. */
export function serveCachedCall<Data extends CachedData>(
  app: FastifyInstance,
  cache: { current(): Promise<Data> },
) {
  return <const C extends Call>(
    call: C,
    answer: (data: Data, input: CallInput<C>, caller: { readonly ip: string }) => Answer | Promise<Answer>,
  ): void => {
    const add = addAliases(call.reply);
    registerCall(app, call, [], async (input, request, reply) => {
      const data = await cache.current();
      const answered = await answer(data, input, request);
      if ('make' in answered) {
        const make = async () => (add === null ? answered.make() : add(await answered.make()));
        return sendPrepared(request, reply, await data.reply(answered.name, make));
      }
      if ('pieces' in answered) return sendStreamed(request, reply, answered.pieces);
      const { status, body } = toErrorReply(answered);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
  };
}
