import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { DrawPreview, PreviewJob } from '../../../../drawing/pictures/draw-preview.ts';

/** A picture with the mark by which a client knows that it has it already. */
export type Preview = { readonly etag: string; png(): Promise<Uint8Array | 'busy'> };

/** Pictures by what they are drawn of. */
export type PreviewCache = (job: PreviewJob) => Promise<Preview | null>;

const MOST_BYTES = 12 * 1024 * 1024;
/** Whoever comes when so many wait is asked to come back. */
const MOST_WAITING = 30;
/** To be raised whenever the pictures are drawn in another way. */
const RECIPE = 1;

/**
 * Draws each picture when it is first asked for, one at a time, and keeps as many as fit, those asked for last. A
 * picture whose file is not there is null.
 */
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
    // The next one's turn comes either way.
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

/** Of the file as it is now; null when there is none. */
async function etagOf(job: PreviewJob): Promise<string | null> {
  const file = await stat(job.file).catch(() => null);
  if (file === null || !file.isFile()) return null;
  const named = [RECIPE, job.kind, job.file, file.size, file.mtimeMs].join(' ');
  return `"${createHash('sha256').update(named).digest('base64url').slice(0, 27)}"`;
}
