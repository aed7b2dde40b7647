import { expect, it, vi } from 'vitest';
import type { PreviewJob } from '../../../../drawing/pictures/draw-preview.ts';
import { previewCache } from './preview-cache.ts';

const jobOf = (name: string) => async (): Promise<PreviewJob> => ({
  kind: 'square',
  picture: Buffer.from(name),
});
const wordOf = (job: PreviewJob) => ('picture' in job ? Buffer.from(job.picture ?? '').toString() : '');
const tenBytes = () => vi.fn(async (_: PreviewJob) => new Uint8Array(10));

async function pngOf(cache: ReturnType<typeof previewCache>, name: string) {
  return cache(name, jobOf(name)).png();
}

it('draws a picture once, however many ask for it at once', async () => {
  const draw = tenBytes();
  const cache = previewCache(draw);
  await Promise.all([pngOf(cache, 'a'), pngOf(cache, 'a')]);
  await pngOf(cache, 'a');
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws one at a time, and continues after a failure', async () => {
  let atOnce = 0;
  const draw = vi.fn(async (job: PreviewJob) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    atOnce -= 1;
    if (wordOf(job) === 'a') throw new Error('broken');
    return new Uint8Array(10);
  });
  const cache = previewCache(draw);
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((name) => pngOf(cache, name)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('keeps at most its limit, the last used ones', async () => {
  const draw = tenBytes();
  const cache = previewCache(draw, { mostBytes: 20 });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await pngOf(cache, name);
  expect(draw.mock.calls.map(([job]) => wordOf(job))).toEqual(['a', 'b', 'c', 'b']);
});

it('refuses requests behind a long queue', async () => {
  const drawn = Promise.withResolvers<Uint8Array>();
  const cache = previewCache(() => drawn.promise, { mostWaiting: 2 });
  const asked = ['a', 'b', 'c'].map((name) => pngOf(cache, name));
  expect(await Promise.race(asked)).toBe('busy');
  drawn.resolve(new Uint8Array(10));
  const png = expect.objectContaining({ length: 10 });
  expect(await Promise.all(asked)).toEqual(expect.arrayContaining(['busy', png, png]));
  expect(await pngOf(cache, 'c')).toHaveLength(10);
});

it("changes a picture's mark with its version, and says that one is gone without keeping that", async () => {
  const cache = previewCache(tenBytes());
  expect(cache('c 2', jobOf('c')).etag).not.toBe(cache('c 1', jobOf('c')).etag);
  expect(await cache('d', async () => null).png()).toBe('gone');
  expect(await cache('d', jobOf('d')).png()).toHaveLength(10);
});
