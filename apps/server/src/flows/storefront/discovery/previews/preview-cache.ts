import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DrawPreview, PreviewJob } from '../../../../drawing/pictures/draw-preview.ts';

/** With ETag. `gone`: a picture of it was deleted. */
export type Preview = { readonly etag: string; png(): Promise<Uint8Array | 'busy' | 'gone'> };

/** `version` changes with the content; `jobOf` reads it, null if it is gone. */
export type PreviewCache = (version: string, jobOf: () => Promise<PreviewJob | null>) => Preview;

const MOST_BYTES = 12 * 1024 * 1024;
/** Beyond, retry later. */
const MOST_WAITING = 30;
/** Increase when drawing changes. */
const RECIPE = 2;

/** Draws on demand, one at a time, LRU. */
export function previewCache(
  draw: DrawPreview,
  { mostBytes = MOST_BYTES, mostWaiting = MOST_WAITING } = {},
): PreviewCache {
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Uint8Array | 'gone'>>();
  let lastOne: Promise<unknown> = Promise.resolve();

  const drawInTurn = (etag: string, jobOf: () => Promise<PreviewJob | null>) => {
    const turn = lastOne.then(async () => {
      const job = await jobOf();
      return job === null ? 'gone' : draw(job);
    });
    // Continues either way.
    lastOne = turn.catch(() => undefined);
    const drawing = turn
      .then((png) => {
        if (png !== 'gone') drawn.set(etag, png);
        return png;
      })
      .finally(() => underWay.delete(etag));
    underWay.set(etag, drawing);
    return drawing;
  };

  return (version, jobOf) => {
    const hash = createHash('sha256').update(`${RECIPE} ${version}`).digest('base64url');
    const etag = `"${hash.slice(0, 27)}"`;
    return {
      etag,
      png: async () => {
        const cached = drawn.get(etag);
        if (cached !== undefined) return cached;
        const waited = underWay.get(etag);
        if (waited !== undefined) return waited;
        return underWay.size >= mostWaiting ? 'busy' : drawInTurn(etag, jobOf);
      },
    };
  };
}
