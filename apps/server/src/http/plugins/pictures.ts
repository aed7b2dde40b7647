import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, isKnown } from '../prepared-reply.ts';

// A single dot, so no path traversal.
const DRAWING = /^(?:[\w-]+\/)*[\w-]+\.svg$/;
const MOST_KEPT = 1_000;
// A seventh smaller than per-request quality, in 5 ms instead of 0.2. Level 11 takes 13 ms without gain.
const BROTLI_QUALITY = 10;
// Shown at once within a week, revalidated in the background.
const CACHE_CONTROL = `public, max-age=${60 * 60}, stale-while-revalidate=${7 * 24 * 60 * 60}`;

type Drawing = { readonly etag: string; readonly br: Buffer; readonly gzip: Buffer };
type Kept = { readonly state: string; readonly drawing: Promise<Drawing> };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Drawings from memory, compressed once; photos from files. */
export async function pictures(
  app: FastifyInstance,
  { picturesDir }: { readonly picturesDir: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: picturesDir,
    serve: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', CACHE_CONTROL);
    },
  });
  const findDrawing = keepDrawings(picturesDir);
  app.get<{ Params: { readonly '*': string } }>('/pictures/*', async (request, reply) => {
    const name = request.params['*'];
    const encoding = acceptedEncoding(request);
    const drawing = DRAWING.test(name) && encoding !== null ? await findDrawing(name) : null;
    if (drawing === null || encoding === null) return reply.sendFile(name);
    reply
      .header('cache-control', CACHE_CONTROL)
      .header('etag', drawing.etag)
      .header('vary', 'accept-encoding');
    if (isKnown(request, drawing.etag)) return reply.code(304).send();
    return reply.type('image/svg+xml').header('content-encoding', encoding).send(drawing[encoding]);
  });
}

function keepDrawings(folder: string): (name: string) => Promise<Drawing | null> {
  const kept = new Map<string, Kept>();
  return async (name) => {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const state = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(name);
    if (known?.state === state) return known.drawing;
    const drawing = compressDrawing(file);
    drawing.catch(() => kept.delete(name));
    kept.set(name, { state, drawing });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}

async function compressDrawing(file: string): Promise<Drawing> {
  const text = await readFile(file);
  const [br, gzipped] = await Promise.all([
    compressBrotli(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(text),
  ]);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { etag, br, gzip: gzipped };
}
