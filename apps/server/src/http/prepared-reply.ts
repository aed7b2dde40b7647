import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, createGzip, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type PreparedReply = {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzipped: Buffer;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Near the best size for such JSON in a tenth of the time.
const BROTLI_QUALITY = 6;

/** Replies by name, prepared on first use; unnamed ones every time. */
export type CachedReplies = (name: string | null, make: () => unknown) => Promise<PreparedReply>;

// Clients choose names: LRU eviction.
const MOST_CACHED_BYTES = 32_000_000;
// Overhead per entry.
const BYTES_BESIDE = 1_000;

/** Per copy of the data; bounded in bytes. */
export function cachedReplies(mostBytes = MOST_CACHED_BYTES): CachedReplies {
  const replies = new Map<string, { readonly made: Promise<PreparedReply>; bytes: number }>();
  let held = 0;
  const forget = (name: string) => {
    held -= replies.get(name)?.bytes ?? 0;
    replies.delete(name);
  };
  const keep = async (name: string, made: Promise<PreparedReply>): Promise<void> => {
    const entry = { made, bytes: 0 };
    replies.set(name, entry);
    try {
      const { plain, brotli, gzipped } = await made;
      if (replies.get(name) !== entry) return;
      entry.bytes = plain.length + brotli.length + gzipped.length + BYTES_BESIDE;
      held += entry.bytes;
      for (const longest of replies.keys()) {
        if (held <= mostBytes) break;
        forget(longest);
      }
    } catch {
      // Don't cache failures.
      if (replies.get(name) === entry) forget(name);
    }
  };
  return (name, make) => {
    if (name === null) return makeReply(make);
    const cached = replies.get(name);
    if (cached !== undefined) {
      replies.delete(name);
      replies.set(name, cached);
      return cached.made;
    }
    const made = makeReply(make);
    void keep(name, made);
    return made;
  };
}

async function makeReply(make: () => unknown): Promise<PreparedReply> {
  return prepareReply(JSON.stringify(await make()), 'application/json; charset=utf-8');
}

export async function prepareReply(text: string, type: string): Promise<PreparedReply> {
  const plain = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { type, etag, plain, brotli, gzipped };
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedReply,
): FastifyReply {
  const others = reply.getHeader('vary');
  const vary = others === undefined ? 'accept-encoding' : `${[others].flat().join(', ')}, accept-encoding`;
  reply.header('cache-control', 'no-cache').header('vary', vary).header('etag', prepared.etag);
  if (isKnown(request, prepared.etag)) return reply.code(304).send();
  reply.type(prepared.type);
  const encoding = acceptedEncoding(request);
  if (encoding === 'br') return reply.header('content-encoding', encoding).send(prepared.brotli);
  if (encoding === 'gzip') return reply.header('content-encoding', encoding).send(prepared.gzipped);
  return reply.send(prepared.plain);
}

export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag || tag.trim() === '*');
}

export function acceptedEncoding(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : null;
}

// Smaller replies fit one packet.
const WORTH_COMPRESSING_BYTES = 1_400;
// Per-request: much quicker than 6 and nearly as small.
const QUICK_BROTLI_QUALITY = 4;

/** Per-request JSON, compressed if accepted. Not for secrets beside attacker-controlled input (BREACH). */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const plain = Buffer.from(text);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const encoding = plain.length < WORTH_COMPRESSING_BYTES ? null : acceptedEncoding(request);
  if (encoding === null) return reply.send(plain);
  reply.header('content-encoding', encoding);
  if (encoding === 'br') {
    const brotli = await compressBrotli(plain, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY },
    });
    return reply.send(brotli);
  }
  return reply.send(await compressGzip(plain));
}

/** Streams JSON too long to hold. */
export function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  reply.header('cache-control', 'no-store');
  const source = Readable.from(pieces);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!accepts(accepted, 'gzip')) return reply.send(source);
  // Either end aborts the other; the client sees a truncated reply.
  const zipped = pipeline(source, createGzip({ level: zlib.Z_BEST_SPEED }), (error) => {
    if (error !== undefined && error !== null)
      request.log.warn({ err: error }, 'a streamed reply ended early');
  });
  return reply.header('content-encoding', 'gzip').send(zipped);
}

function accepts(header: string, encoding: string): boolean {
  // The usual header.
  if (header === encoding) return true;
  return header.split(',').some((part) => {
    const [name, weight] = part.trim().split(';');
    return name?.trim() === encoding && !/^\s*q=0(?:\.0*)?$/.test(weight ?? '');
  });
}
