import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { FastifyInstance } from 'fastify';
import { prepareReply, sendPrepared } from '../../../http/prepared-reply.ts';
import type { Catalogue } from '../../../modules/catalogue/catalogue.ts';
import type { HeadDeps } from '../shop-page.ts';
import { madeOfData } from './made-of-data.ts';
import { writtenReplies } from './written-reply.ts';

type Feed = {
  readonly path: string;
  readonly type: string;
  readonly pieces: (
    deps: HeadDeps,
    products: Iterable<ProductView> | AsyncIterable<ProductView>,
  ) => AsyncIterable<string>;
};

type FeedDeps = HeadDeps & {
  readonly catalogue: { current(): Promise<Pick<Catalogue, 'products' | 'all' | 'version'>> };
};

/** Cached per change, or streamed when large. */
export function feedRoute(app: FastifyInstance, deps: FeedDeps, { path, type, pieces }: Feed): void {
  const prepared = madeOfData(
    // Identity changes with any setting.
    async () => [await deps.catalogue.current(), deps.brand.seller] as const,
    async ({ all }, _seller) => prepareReply(await text(pieces(deps, all())), type),
  );
  const send = writtenReplies();

  app.get(path, async (request, reply) => {
    const { products, all, version } = await deps.catalogue.current();
    if (products !== null) return sendPrepared(request, reply, await prepared());
    return send(request, reply, {
      type,
      etag: `W/"${version}-${printOf(deps.brand)}"`,
      pieces: pieces(deps, all()),
    });
  });
}

function printOf({ name, description }: HeadDeps['brand']): string {
  return createHash('sha256').update(`${name}\n${description}`).digest('base64url').slice(0, 8);
}
