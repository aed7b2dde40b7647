import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { returnsOf, runReturn } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { CAMERA, HEIC_PHOTO, testPhoto } from '../../../testing/test-photo.ts';
import { TEST_KEYS } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { returnPhotos } from '../../db/schema/order/return.ts';
import { uploadBudget } from '../../http/plugins/photo-upload.ts';

const [JPEG, PNG, WEBP] = await Promise.all([testPhoto('jpeg'), testPhoto('png'), testPhoto('webp')]);

describe('photos of a return', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let water: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    water = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  });
  afterAll(() => shop.close());

  async function requested(owner = shopper) {
    const orderId = await placeTestOrder(shop, owner, [{ ...water, quantity: 1 }]);
    await putInStatus(shop, orderId, 'delivered');
    const body = { lines: [{ position: 1, quantity: 1, reason: 'leaking' }] };
    const asked = await shop.call('POST', `/orders/${orderId}/returns`, { token: owner.token, body });
    return { orderId, returnId: (asked.body.return as { id: string }).id };
  }
  type Which = { readonly orderId: string; readonly returnId: string };

  async function send({ orderId, returnId }: Which, files: readonly Buffer[], token = shopper.token) {
    const form = new FormData();
    // A false name: only bytes count.
    for (const file of files) form.append('photos', new Blob([new Uint8Array(file)]), 'photo.svg');
    const request = new Request('http://shop', { method: 'POST', body: form });
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${orderId}/returns/${returnId}/photos`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const photosOf = async ({ orderId }: Which) => {
    const [request] = (await returnsOf(shop, shopper, orderId)) as unknown as [{ photos: { id: string }[] }];
    return request.photos;
  };
  const fetchPhoto = ({ orderId, returnId }: Which, photoId: string, token = shopper.token) =>
    shop.app.inject({
      url: `/api/orders/${orderId}/returns/${returnId}/photos/${photoId}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('are stored without camera metadata, and served with their own type (RETURN-24)', async () => {
    const which = await requested();
    const answer = await send(which, [JPEG, PNG, WEBP]);
    expect(answer).toMatchObject({ status: 201, body: { success: true, message: expect.any(String) } });
    const photos = await photosOf(which);
    expect(photos).toHaveLength(3);
    const shown = await Promise.all(photos.map(({ id }) => fetchPhoto(which, id)));
    expect(shown.map(({ headers }) => headers['content-type'])).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
    ]);
    const read = await Promise.all(shown.map(({ rawPayload }) => sharp(rawPayload).metadata()));
    expect(read.map(({ format }) => format)).toEqual(['jpeg', 'png', 'webp']);
    for (const [index, { exif, width, height }] of read.entries()) {
      expect([JPEG, PNG, WEBP][index]?.includes(CAMERA)).toBe(true);
      expect(shown[index]?.rawPayload.includes(CAMERA)).toBe(false);
      expect({ exif, width, height }).toEqual({ exif: undefined, width: 40, height: 30 });
    }
    expect(shown[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The original name is dropped.
      'content-disposition': `inline; filename="${photos[0]?.id}.jpeg"`,
    });
  });

  it('are at most three, however they come', async () => {
    const which = await requested();
    expect((await send(which, [JPEG, JPEG])).status).toBe(201);
    const message = 'A return has at most 3 photos';
    expect(await send(which, [PNG, PNG])).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REFUSED', message },
    });
    expect(await send(which, [PNG, PNG, PNG, PNG])).toMatchObject({ status: 400, body: { message } });
    const both = await Promise.all([send(which, [PNG]), send(which, [WEBP])]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await photosOf(which)).toHaveLength(3);
  });

  it.each([
    ['a drawing that could run a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an empty file', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('refuses %s', async (_, file) => {
    const which = await requested();
    expect(await send(which, [JPEG, file])).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REFUSED', message: 'Please choose JPEG, PNG or WebP photos' },
    });
    expect(await photosOf(which)).toEqual([]);
  });

  it.each([
    [
      'a photo of an iPhone',
      HEIC_PHOTO,
      'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.',
    ],
    [
      'thirty bytes of a photo',
      JPEG.subarray(0, 30),
      'Photo 2 cannot be read. Please choose it again, or another one.',
    ],
  ])('refuses %s, and takes none that came with it', async (_, file, message) => {
    const which = await requested();
    expect(await send(which, [JPEG, file])).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REFUSED', message, fields: [{ field: 'photos', message }] },
    });
    expect(await photosOf(which)).toEqual([]);
  });

  it('are not read before there is a return to put them to', async () => {
    const which = await requested();
    const stranger = await shop.newShopper();
    const sendBroken = async ({ orderId, returnId }: Which, token: string) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/orders/${orderId}/returns/${returnId}/photos`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: 'no form at all',
      });
      return answer.json();
    };
    expect(await sendBroken(which, shopper.token)).toMatchObject({ code: 'PHOTO_REFUSED' });
    expect(await sendBroken(which, stranger.token)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await sendBroken({ ...which, returnId: 'none' }, shopper.token)).toMatchObject({
      code: 'RETURN_NOT_FOUND',
    });
    await send(which, [JPEG, PNG, WEBP]);
    expect(await sendBroken(which, shopper.token)).toMatchObject({
      message: 'A return has at most 3 photos',
    });
  });

  it('are limited in bytes per hour and shopper, over all processes', async () => {
    // Counts of the past are deleted by the hour.
    let clock = new Date('2126-11-22T10:00:00Z').getTime();
    const { db } = shop;
    const deps = { db, keys: TEST_KEYS, now: () => new Date(clock), config: { rateLimits: true } };
    const [budget, elsewhere] = [uploadBudget(deps), uploadBudget(deps)];
    const announce = (bytes: number) => ({ headers: { 'content-length': String(bytes) } });
    for (let form = 1; form <= 4; form += 1) {
      const take = form % 2 === 0 ? budget : elsewhere;
      expect((await take('one', announce(15_000_000))).ok).toBe(true);
    }
    expect(await budget('one', { headers: {} })).toEqual({
      ok: false,
      error: { code: 'RATE_LIMITED', data: { retryAfterSeconds: 3_600 } },
    });
    expect((await budget('another', announce(4_500_000))).ok).toBe(true);
    const { rows } = await db.$client.query('select key from attempt_counts');
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    expect(rows.length).toBeGreaterThan(0);
    clock += 3_600_000;
    expect((await budget('one', announce(4_500_000))).ok).toBe(true);
  });

  it('refuses photos above 5 MB, and accepts smaller ones', async () => {
    const which = await requested();
    const large = Buffer.alloc(LARGEST_PHOTO_BYTES + 1);
    JPEG.copy(large);
    expect(await send(which, [large])).toMatchObject({
      status: 400,
      body: { message: 'A photo may have at most 5 MB' },
    });
    expect((await send(which, [large.subarray(0, LARGEST_PHOTO_BYTES)])).status).toBe(201);
  });

  it('refuses a body that is no form, or a broken one', async () => {
    const { orderId, returnId } = await requested();
    const path = `/orders/${orderId}/returns/${returnId}/photos`;
    expect(await shop.call('POST', path, { token: shopper.token, body: { photos: [] } })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=xx' };
    const body = '--xx\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nhalf';
    expect(await shop.call('POST', path, { token: shopper.token, headers, body })).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REFUSED', message: 'The photos did not arrive whole. Please try again.' },
    });
    expect(await send({ orderId, returnId }, [])).toMatchObject({ status: 400 });
  });

  it('are of the owner alone, and of their return', async () => {
    const which = await requested();
    await send(which, [JPEG]);
    const [photo] = await photosOf(which);
    const stranger = await shop.newShopper();
    expect((await send(which, [JPEG], stranger.token)).body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await fetchPhoto(which, photo?.id ?? '', stranger.token)).json()).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    const other = await requested();
    expect((await fetchPhoto(other, photo?.id ?? '')).json()).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
    expect((await send({ ...which, returnId: other.returnId }, [JPEG])).body).toMatchObject({
      code: 'RETURN_NOT_FOUND',
    });
  });

  it('can be added until the goods are picked up, and are saved for staff', async () => {
    const which = await requested();
    await send(which, [JPEG]);
    const folder = await mkdtemp(join(tmpdir(), 'ilaneer-photos-'));
    const saved = await runReturn(shop, ['return-photos', which.orderId, '--into', folder]);
    const names = await readdir(folder);
    expect(saved).toEqual({ ok: true, value: `1 photo is in ${folder}.` });
    expect(names).toEqual([expect.stringMatching(/^OD\d+-return-1-1\.jpg$/)]);
    const file = join(folder, names[0] ?? '');
    const [photo] = await photosOf(which);
    expect(await readFile(file)).toEqual((await fetchPhoto(which, photo?.id ?? '')).rawPayload);
    // Private to the user.
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
    for (const move of ['return-approve', 'return-picked-up']) await runReturn(shop, [move, which.orderId]);
    expect(await send(which, [JPEG])).toMatchObject({
      body: { message: 'Photos help us until the goods are picked up' },
    });
    const without = await requested();
    expect(await runReturn(shop, ['return-photos', without.orderId, '--into', folder])).toMatchObject({
      error: { code: 'PHOTO_NOT_FOUND' },
    });
  });

  it('are gone with the account', async () => {
    const leaver = await shop.newShopper();
    const which = await requested(leaver);
    await send(which, [JPEG], leaver.token);
    const left = () => shop.db.select().from(returnPhotos).where(eq(returnPhotos.returnId, which.returnId));
    expect(await left()).toHaveLength(1);
    const body = { password: 'karikku-2026' };
    const deleted = await shop.call('POST', '/delete-account', { token: leaver.token, body });
    expect(deleted.status).toBe(200);
    expect(await left()).toEqual([]);
  });
});
