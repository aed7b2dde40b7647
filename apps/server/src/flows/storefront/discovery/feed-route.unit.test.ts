import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import { aProduct } from '../testing/views.ts';
import { wellFormed } from '../testing/well-formed.ts';
import { feedRoute } from './feed-route.ts';
import { googleFeed } from './google-feed.ts';

const PATH = '/feeds/google.xml';

function appWith(count: number, isHeld: boolean) {
  const products = Array.from({ length: count }, (_, index) => aProduct({ id: `p${index}` }));
  const app = Fastify();
  const deps = {
    brand: TEST_BRAND,
    delivery: FIRST_DELIVERY,
    config: { mode: 'sandbox', publicUrl: 'https://shop.example.in', roundsCash: false },
    catalogue: {
      current: async () => ({
        products: isHeld ? products : null,
        all: () => Readable.from(products),
        version: 'one',
      }),
    },
  } as const;
  feedRoute(app, deps, { path: PATH, type: 'application/xml', pieces: googleFeed });
  return app;
}

const itemsIn = (xml: string) => wellFormed(xml).filter(({ name }) => name === 'item').length;

it('writes the feed of many products piece by piece, which is the same feed', async () => {
  const [few, many] = [appWith(50, true), appWith(50, false)];
  const prepared = await few.inject(PATH);
  const written = await many.inject(PATH);
  expect(written.body).toBe(prepared.body);
  expect(itemsIn(written.body)).toBe(50);
  const zipped = await many.inject({ url: PATH, headers: { 'accept-encoding': 'gzip, br' } });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(prepared.body);
  const known = { 'if-none-match': String(written.headers.etag) };
  expect(await many.inject({ url: PATH, headers: known })).toMatchObject({ statusCode: 304, body: '' });
});

it('writes for a few at a time, and for others afterwards', async () => {
  const app = appWith(500, false);
  const replies = await Promise.all(Array.from({ length: 8 }, () => app.inject(PATH)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  await vi.waitFor(async () => expect((await app.inject(PATH)).statusCode).toBe(200));
});
