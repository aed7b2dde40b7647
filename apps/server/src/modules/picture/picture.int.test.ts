import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../testing/servers/s3-server.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { HEIC_PHOTO } from '../../../testing/test-photo.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { banners, products } from '../../db/schema/catalogue/catalogue.ts';
import { pictures } from '../../db/schema/catalogue/catalogue-editing.ts';
import { blogPosts } from '../../db/schema/content/content.ts';
import { stores } from '../../db/schema/content/store.ts';
import { settings } from '../../db/schema/staff/setting.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';
import { bucketStore } from './picture-store.ts';

const DAY_MS = 86_400_000;

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1E7B4F' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

function formOf(bytes: Buffer) {
  const head =
    '--cut\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--cut--\r\n')]);
}

describe('photographs of products', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let folder: string;
  let clock = new Date('2026-11-22T10:00:00Z');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    shop = await openTestShop({ now: () => clock, dataDir: folder });
    staff = await newTestStaff(shop, ['catalogue.read', 'catalogue.write']);
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const upload = async (bytes: Buffer) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/pictures',
      headers: { ...staff.headers(), 'content-type': 'multipart/form-data; boundary=cut' },
      payload: formOf(bytes),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };

  it('are made into sizes without what the camera wrote, and sent as something that never changes', async () => {
    const { status, body } = await upload(await photograph(1_200, 900));
    expect({ status, body }).toMatchObject({ status: 201, body: { picture: { width: 1_200, height: 900 } } });
    const sent = await shop.app.inject(body.picture.url);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { exif, width } = await sharp(sent.rawPayload).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 1_200 });
    const small = await shop.app.inject(body.picture.url.replace('-1200.webp', '-320.avif'));
    expect(small.headers['content-type']).toBe('image/avif');
    expect((await shop.app.inject('/pictures/photos/..%2Fjwt-secret')).statusCode).toBe(404);
    const cropped = await staff.call('POST', '/pictures/crops', {
      body: { file: body.picture.file, left: 100, top: 0, width: 600, height: 600 },
    });
    expect(cropped).toMatchObject({ status: 201, body: { picture: { width: 600, height: 600 } } });
    const beyond = { file: body.picture.file, left: 700, top: 0, width: 600, height: 600 };
    expect(await staff.call('POST', '/pictures/crops', { body: beyond })).toMatchObject({
      status: 400,
      body: { code: 'PICTURE_REFUSED' },
    });
  });

  it('are refused when they are none, too small, or too large', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      await photograph(60, 900),
    ]) {
      expect(await upload(bytes)).toMatchObject({ status: 400, body: { code: 'PICTURE_REFUSED' } });
    }
  });

  it('are refused in the format of iPhones, naming the accepted formats', async () => {
    const message = 'Photos in HEIC format cannot be read here. Choose a JPEG, PNG or WebP picture.';
    expect(await upload(HEIC_PHOTO)).toMatchObject({
      status: 400,
      body: { code: 'PICTURE_REFUSED', message, fields: [{ field: 'picture', message }] },
    });
  });

  it('are drawn a few at a time outside the shop; others get a retry time, and leave nothing', async () => {
    const sizes = Array.from({ length: 12 }, (_, index) => 900 + index);
    const photographs = await Promise.all(sizes.map((width) => photograph(width, 700)));
    const rows = async () => (await shop.db.select().from(pictures)).map(({ width }) => width);
    const files = async () => (await readdir(join(folder, 'pictures'))).length;
    const before = { rows: await rows(), files: await files() };
    let isDone = false;
    const sent = Promise.all(photographs.map(upload)).finally(() => {
      isDone = true;
    });
    // Decodes in the shop's own process.
    let drawnHere = 0;
    while (!isDone) {
      const { queue, process: active } = sharp.counters();
      drawnHere = Math.max(drawnHere, queue + active);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const answers = await sent;
    expect(drawnHere).toBe(0);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
      expect(body).toMatchObject({
        success: false,
        code: 'OVERLOADED',
        message: 'Many pictures are being prepared at the moment. Please try again in a few seconds.',
      });
    }
    const kept = answers.flatMap(({ status, body }) => (status === 201 ? [body.picture.width] : []));
    expect(kept.length).toBe(12 - refused.length);
    const added = (await rows()).filter((width) => !before.rows.includes(width));
    expect(added.toSorted()).toEqual(kept.toSorted());
    // Three sizes in two formats.
    expect((await files()) - before.files).toBe(kept.length * 3 * 2);
  });

  it('go a week after the last product and the last text have stopped showing them', async () => {
    const { body } = await upload(await photograph(640, 640));
    const { file } = body.picture;
    const kept = async () => (await readdir(join(folder, 'pictures'))).some((name) => file.endsWith(name));
    const pictures = [{ file, alt: 'A green field' }];
    await shop.db.update(products).set({ pictures }).where(eq(products.id, 'weekend-tote'));
    clock = new Date(clock.getTime() + 10 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(true);
    await shop.db.update(products).set({ pictures: [] }).where(eq(products.id, 'weekend-tote'));
    const setTexts = (value: object) =>
      shop.db.update(settings).set({ value }).where(eq(settings.key, 'texts'));
    await setTexts({ processSteps: [{ title: 'Washed', text: 'Twice.', image: file }] });
    await deleteUnusedPictures(shop.deps);
    clock = new Date(clock.getTime() + 10 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(true);
    await shop.db.update(banners).set({ imageTall: file });
    await setTexts({});
    const setArticle = (body: string) =>
      shop.db.update(blogPosts).set({ body }).where(eq(blogPosts.id, 'from-husk-to-rope'));
    await setArticle(`Rope.\n\n![Rope](/pictures/${file})`);
    await deleteUnusedPictures(shop.deps);
    clock = new Date(clock.getTime() + 10 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(true);
    await setArticle('Rope.');
    await deleteUnusedPictures(shop.deps);
    clock = new Date(clock.getTime() + 10 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(true);
    await shop.db.update(stores).set({ picture: file });
    await shop.db.update(banners).set({ imageTall: '' });
    await deleteUnusedPictures(shop.deps);
    clock = new Date(clock.getTime() + 10 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(true);
    await shop.db.update(stores).set({ picture: 'art/about.svg' });
    await deleteUnusedPictures(shop.deps);
    clock = new Date(clock.getTime() + 6 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(true);
    clock = new Date(clock.getTime() + 2 * DAY_MS);
    await deleteUnusedPictures(shop.deps);
    expect(await kept()).toBe(false);
  });
});

describe('a store that speaks S3', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  it('keeps, gives and removes pictures, and is asked with a signature', async () => {
    const store = bucketStore(server.bucket);
    const bytes = Buffer.from('picture');
    await store.write('a-320.webp', bytes, 'image/webp');
    expect([...server.objects.keys()]).toEqual(['photos/a-320.webp']);
    expect(await store.read('a-320.webp')).toEqual(bytes);
    await store.remove('a-320.webp');
    await store.remove('a-320.webp');
    expect(await store.read('a-320.webp')).toBeNull();
  });

  it('that is missing or denies access is an error, not a missing picture', async () => {
    const { bucket } = server;
    for (const store of [
      bucketStore({ ...bucket, url: bucket.url.replace('bucket', 'another') }),
      bucketStore({ ...bucket, accessKeyId: 'another' }),
    ]) {
      await expect(store.read('a-320.webp')).rejects.toThrow(/is not there|403/);
      await expect(store.write('a-320.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
        /is not there|403/,
      );
    }
  });
});
