import { addAliases } from '@ilaneer/contract/message/add-aliases';
import type { Call } from '@ilaneer/contract/message/call';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from './error-reply.ts';
import type { Failure } from './failure.ts';
import { type CachedReplies, sendPrepared } from './prepared-reply.ts';
import { type CallInput, registerCall } from './serve-call.ts';

/** A copy of some of the shop's data, cached in memory together with the replies made of it. */
type CachedData = { readonly reply: CachedReplies };

type NamedReply = { readonly name: string; readonly make: () => object };

/** Registers calls whose replies are cached with their data and sent as bytes. */
export function serveCachedCall<Data extends CachedData>(
  app: FastifyInstance,
  cache: { current(): Promise<Data> },
) {
  return <const C extends Call>(
    call: C,
    answer: (data: Data, input: CallInput<C>) => NamedReply | Failure,
  ): void => {
    const add = addAliases(call.reply);
    registerCall(app, call, [], async (input, request, reply) => {
      const data = await cache.current();
      const answered = answer(data, input);
      if ('make' in answered) {
        const make = () => (add === null ? answered.make() : add(answered.make()));
        return sendPrepared(request, reply, await data.reply(answered.name, make));
      }
      const { status, body } = toErrorReply(answered);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
  };
}
