import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps/deps.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { type DrawLogo, LOGO_BOX } from '../../messages/mail-logo.ts';
import { findShopPicture, type ShopPictureDeps } from './shop-picture.ts';

export type LogoDeps = { readonly drawLogo: DrawLogo };

type DrawingDeps = ShopPictureDeps &
  Pick<PaintDeps, 'drawPreview'> & { readonly log: Pick<Deps['log'], 'warn'> };

/** Today's look, on both grounds, and those of earlier documents. */
const MOST_KEPT = 16;

/** Drawn once in each process. */
export function openLogos(deps: DrawingDeps): DrawLogo {
  const drawn = new LRUCache<string, Promise<Buffer | null>>({ max: MOST_KEPT });
  return async ({ file, isOnDark }) => {
    const picture = await findShopPicture(deps, file);
    if (picture === null) return null;
    const name = `${picture.version} ${isOnDark}`;
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const drawing = (async () => {
      const bytes = await picture.read();
      if (bytes === null) return null;
      const ground = isOnDark ? null : '#ffffff';
      const png = await deps.drawPreview({ kind: 'logo', picture: bytes, box: LOGO_BOX, ground });
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    })().catch((err: unknown) => {
      deps.log.warn({ err, file }, 'the logo could not be drawn; the name stands in its place');
      return null;
    });
    drawn.set(name, drawing);
    // Retried by the next mail.
    if ((await drawing) === null) drawn.delete(name);
    return drawing;
  };
}
