import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PreviewJob } from '../../../../drawing/pictures/draw-preview.ts';
import { previewCache } from './preview-cache.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilaneer-previews-'));
  for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.svg`), name);
});
afterAll(() => rm(folder, { recursive: true }));

const job = (name: string): PreviewJob => ({ kind: 'cover', file: join(folder, `${name}.svg`) });
const tenBytes = () => vi.fn(async (_: PreviewJob) => new Uint8Array(10));

async function pngOf(cache: ReturnType<typeof previewCache>, name: string) {
  return (await cache(job(name)))?.png();
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
  const draw = vi.fn(async ({ file }: PreviewJob) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    atOnce -= 1;
    if (file.endsWith('a.svg')) throw new Error('broken');
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
  expect(draw.mock.calls.map(([{ file }]) => file.at(-5))).toEqual(['a', 'b', 'c', 'b']);
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

it("changes a picture's mark with its file, and knows missing ones", async () => {
  const cache = previewCache(tenBytes());
  const before = await cache(job('c'));
  await writeFile(join(folder, 'c.svg'), 'drawn anew');
  expect((await cache(job('c')))?.etag).not.toBe(before?.etag);
  expect(await cache(job('missing'))).toBeNull();
});
