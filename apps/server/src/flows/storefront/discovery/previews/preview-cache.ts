import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { DrawPreview, PreviewJob } from '../../../../drawing/pictures/draw-preview.ts';

/** With ETag. */
export type Preview = { readonly etag: string; png(): Promise<Uint8Array | 'busy'> };

export type PreviewCache = (job: PreviewJob) => Promise<Preview | null>;

const MOST_BYTES = 12 * 1024 * 1024;
/** Beyond, retry later. */
const MOST_WAITING = 30;
/** Increase when drawing changes. */
const RECIPE = 1;

/** Draws on demand, one at a time, LRU. Null for a missing file. */
export function previewCache(
  draw: DrawPreview,
  { mostBytes = MOST_BYTES, mostWaiting = MOST_WAITING } = {},
): PreviewCache {
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Uint8Array>>();
  let lastOne: Promise<unknown> = Promise.resolve();

  const drawInTurn = (etag: string, job: PreviewJob): Promise<Uint8Array> => {
    const turn = lastOne.then(() => draw(job));
    // Continues either way.
    lastOne = turn.catch(() => undefined);
    const drawing = turn
      .then((png) => {
        drawn.set(etag, png);
        return png;
      })
      .finally(() => underWay.delete(etag));
    underWay.set(etag, drawing);
    return drawing;
  };

  return async (job) => {
    const etag = await etagOf(job);
    if (etag === null) return null;
    return {
      etag,
      png: async () => {
        const cached = drawn.get(etag);
        if (cached !== undefined) return cached;
        const waited = underWay.get(etag);
        if (waited !== undefined) return waited;
        return underWay.size >= mostWaiting ? 'busy' : drawInTurn(etag, job);
      },
    };
  };
}

async function etagOf(job: PreviewJob): Promise<string | null> {
  const file = await stat(job.file).catch(() => null);
  if (file === null || !file.isFile()) return null;
  const named = [RECIPE, job.kind, job.file, file.size, file.mtimeMs].join(' ');
  return `"${createHash('sha256').update(named).digest('base64url').slice(0, 27)}"`;
}
