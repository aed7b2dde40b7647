import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from '../../../http/error-reply.ts';
import { prepareReply, sendPrepared } from '../../../http/prepared-reply.ts';
import type { HeadDeps } from '../shop-page.ts';
import { madeOfData } from './made-of-data.ts';

type Feed = {
  readonly path: string;
  readonly type: string;
  readonly pieces: (deps: HeadDeps, products: Iterable<ProductView>) => Iterable<string>;
};

type Listed = { readonly products: readonly ProductView[] };
type FeedDeps = HeadDeps & { readonly catalogue: { current(): Promise<Listed> } };

/** Beyond so many products it would take the process a noticeable moment. */
const MOST_PREPARED = 500;
/** A feed of a large catalogue is written for each who asks; so many may at a time. */
const MOST_AT_ONCE = 3;
const QUICK_GZIP_LEVEL = 4;
const RETRY_AFTER_SECONDS = 60;

/** Serves a list of all goods: prepared once per change, or written piece by piece when there are many products. */
export function feedRoute(
  app: FastifyInstance,
  deps: FeedDeps,
  { path, type, pieces }: Feed,
  mostPrepared: number = MOST_PREPARED,
): void {
  const prepared = madeOfData(
    // The seller is another object whenever a setting is changed.
    async () => [await deps.catalogue.current(), deps.brand.seller] as const,
    ({ products }, _seller) => prepareReply([...pieces(deps, products)].join(''), type),
  );
  let underWay = 0;

  app.get(path, async (request, reply) => {
    const { products } = await deps.catalogue.current();
    if (products.length <= mostPrepared) return sendPrepared(request, reply, await prepared());
    if (request.method === 'HEAD') return reply.type(type).send();
    if (underWay >= MOST_AT_ONCE) {
      const { status, body } = toErrorReply({ code: 'OVERLOADED' });
      reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_SECONDS);
      return reply.code(status).send(body);
    }
    underWay += 1;
    const written = Readable.from(pieces(deps, products));
    written.once('close', () => {
      underWay -= 1;
    });
    reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(written);
    // Whoever hangs up ends both.
    const sent = pipeline(written, createGzip({ level: QUICK_GZIP_LEVEL }), () => undefined);
    return reply.header('content-encoding', 'gzip').send(sent);
  });
}
