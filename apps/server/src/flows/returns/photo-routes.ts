import * as calls from '@ilaneer/contract/return/return-photo';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { photoUpload, readUploadedPhotos, uploadBudget } from '../../http/plugins/photo-upload.ts';
import { serveCall } from '../../http/serve-call.ts';
import { photoFile, serveFile } from '../../http/serve-file.ts';
import { findOrder } from '../../modules/order/order.ts';
import { findPhoto } from '../../modules/return/return.ts';
import { type ViewDeps, viewOrder } from '../order-details/order-details.ts';
import { addPhotos, mayAddPhotos } from './add-photos.ts';

/** Shoppers here; staff by `npm run orders`. */
export async function photoRoutes(
  app: FastifyInstance,
  deps: Deps & ViewDeps & Pick<PaintDeps, 'cleanPhotos'> & Parameters<typeof uploadBudget>[0],
): Promise<void> {
  await app.register(photoUpload);
  const limits = [
    app.limitAttempts({
      name: 'return-photos',
      max: 20,
      windowMs: 600_000,
      keyOf: ({ shopper }) => shopper?.userId ?? '',
    }),
  ];

  const budget = uploadBudget(deps);

  serveCall(
    app,
    calls.addReturnPhotos,
    async ({ shopper, params }, request) => {
      const actor = shopperActor(shopper.userId);
      const may = await mayAddPhotos(deps, actor, params);
      if (!may.ok) return may;
      const granted = await budget(shopper.userId, request);
      if (!granted.ok) return granted;
      const photos = await readUploadedPhotos(request);
      if (!photos.ok) return photos;
      const added = await addPhotos(deps, actor, { ...params, files: photos.value });
      if (!added.ok) return added;
      return ok({
        success: true,
        message: 'Thank you, we have your photos.',
        order: await viewOrder(deps, added.value),
      });
    },
    { limits },
  );

  serveFile(app, calls.getReturnPhoto, async ({ shopper, params }) => {
    const order = await findOrder(deps.db, shopper.userId, params.orderId);
    const wanted = { ...params, orderId: order?.id ?? '' };
    const photo = order === null ? null : await findPhoto(deps.db, shopper.userId, wanted);
    if (photo !== null) return ok(photoFile(photo));
    return err({ code: order === null ? 'ORDER_NOT_FOUND' : 'PHOTO_NOT_FOUND' });
  });
}
