import type { Colours } from '@ilaneer/domain/look/colours';
import { SHOP_VIEW_PATH } from '@ilaneer/domain/storefront/shop-view-path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { prepareReply, sendPrepared } from '../../../http/prepared-reply.ts';
import { readShopView, type ShopViewDeps } from '../shop-view.ts';
import { madeOfData } from './made-of-data.ts';

export function shopFiles(app: FastifyInstance, deps: Pick<Deps, 'brand'> & ShopViewDeps): void {
  const serve = (path: string, type: string, contentOf: () => object | Promise<object>): void => {
    const made = madeOfData(
      // Identity of the seller changes with any setting.
      async () =>
        [
          deps.brand.seller,
          await deps.content.current(),
          await deps.stores.current(),
          await deps.catalogue.current(),
        ] as const,
      async () => prepareReply(JSON.stringify(await contentOf()), type),
    );
    app.get(path, async (request, reply) => sendPrepared(request, reply, await made()));
  };
  serve(SHOP_VIEW_PATH, 'application/json; charset=utf-8', () => readShopView(deps));
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', () =>
    manifestOf(deps.brand, deps.settings.sections().look.values.colours),
  );
}

function manifestOf({ name, description }: Deps['brand'], { ground, ink }: Colours): object {
  const icon = (size: number, purpose: object, file = `icon-${size}`) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...purpose,
  });
  return {
    name,
    short_name: name,
    description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ink,
    icons: [icon(192, {}), icon(512, {}), icon(512, { purpose: 'maskable' }, 'icon-maskable-512')],
  };
}
