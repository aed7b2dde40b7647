import type { Call } from '@ilaneer/contract/call';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from '../../http/error-reply.ts';
import type { Failure } from '../../http/failure.ts';
import { type CallInput, registerCall } from '../../http/serve-call.ts';
import type { Catalogue, CatalogueCache } from './catalogue-cache.ts';
import { sendPrepared } from './prepared-reply.ts';

type NamedReply = { readonly name: string; readonly make: () => object };

/** Registers calls whose replies are kept with the catalogue and sent as bytes. */
export function serveCatalogueCall(app: FastifyInstance, cache: CatalogueCache) {
  return <const C extends Call>(
    call: C,
    answer: (catalogue: Catalogue, input: CallInput<C>) => NamedReply | Failure,
  ): void =>
    registerCall(app, call, [], async (input, request, reply) => {
      const catalogue = await cache.current();
      const answered = answer(catalogue, input);
      if ('make' in answered) {
        return sendPrepared(request, reply, await catalogue.reply(answered.name, answered.make));
      }
      const { status, body } = toErrorReply(answered);
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
}
