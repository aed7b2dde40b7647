import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorReply } from '../../../http/error-reply.ts';
import { isKnown } from '../../../http/prepared-reply.ts';

type WrittenText = { readonly type: string; readonly etag: string; readonly pieces: AsyncIterable<string> };

/** Concurrency limit: each reads the whole catalogue. */
const MOST_AT_ONCE = 3;
const QUICK_GZIP_LEVEL = 4;
const RETRY_AFTER_SECONDS = 60;

/** Streams or 304, a few at a time. */
export function writtenReplies() {
  let underWay = 0;
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { type, etag, pieces }: WrittenText,
  ): FastifyReply => {
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
    if (request.method === 'HEAD') return reply.type(type).send();
    if (underWay >= MOST_AT_ONCE) {
      const { status, body } = toErrorReply({ code: 'OVERLOADED' });
      reply.removeHeader('etag');
      reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
      return reply.code(status).send(body);
    }
    underWay += 1;
    const written = Readable.from(pieces);
    written.once('close', () => {
      underWay -= 1;
    });
    reply.type(type);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(written);
    // A disconnect ends both.
    const sent = pipeline(written, createGzip({ level: QUICK_GZIP_LEVEL }), () => undefined);
    return reply.header('content-encoding', 'gzip').send(sent);
  };
}
