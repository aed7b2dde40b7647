import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const TOKEN = 'the-access-token';
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

class FakeNetwork {
  readonly asked: string[] = [];
  reply: (origin: string) => { readonly status: number; readonly body: unknown } = (origin) => ({
    status: 200,
    body: { data: Array.from({ length: 7 }, (_, index) => post(origin, index + 1)) },
  });
  pictureType = 'image/jpeg';
  readonly #server: Server;
  origin = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
      this.asked.push(pathname + search);
      if (pathname === '/178/media') {
        const { status, body } = this.reply(this.origin);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      } else response.writeHead(200, { 'content-type': this.pictureType }).end(PICTURE);
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    this.origin = `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

function post(origin: string, number: number) {
  const isVideo = number === 2;
  return {
    id: `post-${number}`,
    caption: `Number ${number}: the nuts come down by rope before the sun is up`,
    media_type: isVideo ? 'VIDEO' : 'IMAGE',
    media_url: `${origin}/${isVideo ? 'film' : 'picture'}-${number}`,
    ...(isVideo ? { thumbnail_url: `${origin}/thumbnail-${number}` } : {}),
    permalink: `https://instagram.example/p/${number}`,
    timestamp: '2026-11-01T10:00:00+0000',
  };
}

describe('the gallery', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  const openShop = async (network: FakeNetwork | null): Promise<TestShop> => {
    await network?.open();
    if (network !== null) open.push(network);
    const shop = await openTestShop(
      network === null ? {} : { instagram: { apiUrl: network.origin, userId: '178', accessToken: TOKEN } },
    );
    open.unshift(shop);
    return shop;
  };

  it('is empty without credentials, so that the built-in pictures are shown', async () => {
    const shop = await openShop(null);
    expect(await shop.call('GET', '/gallery-posts')).toMatchObject({
      status: 200,
      body: { success: true, posts: [] },
    });
    expect((await shop.call('GET', '/gallery-posts/post-1/picture')).status).toBe(404);
  });

  it('has six posts with their pictures, a video by its thumbnail, and never the token', async () => {
    const network = new FakeNetwork();
    const shop = await openShop(network);
    const { status, body } = await shop.call('GET', '/gallery-posts');
    expect(status).toBe(200);
    expect(body.posts).toHaveLength(6);
    expect(body).toMatchObject({
      posts: [
        {
          id: 'post-1',
          src: '/api/gallery-posts/post-1/picture',
          alt: 'Number 1: the nuts come down by rope before the su',
          link: 'https://instagram.example/p/1',
          mediaType: 'IMAGE',
        },
        { id: 'post-2', mediaType: 'VIDEO' },
        {},
        {},
        {},
        {},
      ],
    });
    expect(JSON.stringify(body)).not.toContain(TOKEN);
    expect(network.asked[0]).toContain('limit=6&access_token=the-access-token');
    expect(network.asked).toContain('/thumbnail-2');
    expect(network.asked).not.toContain('/film-2');
    const picture = await shop.app.inject('/api/gallery-posts/post-1/picture');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.rawPayload).toEqual(PICTURE);
  });

  it('asks the network once, however many visitors come', async () => {
    const network = new FakeNetwork();
    const shop = await openShop(network);
    await Promise.all([1, 2, 3].map(() => shop.call('GET', '/gallery-posts')));
    await shop.call('GET', '/gallery-posts');
    expect(network.asked.filter((path) => path.startsWith('/178/media'))).toHaveLength(1);
  });

  it.each([
    ['refuses', { status: 400, body: { error: { message: 'Invalid OAuth access token.' } } }],
    ['makes no sense', { status: 200, body: { data: 'nothing' } }],
    ['names a picture elsewhere', { status: 200, body: { data: [post('http://127.0.0.1:9', 1)] } }],
  ])('is empty when the network %s', async (_, reply) => {
    const network = new FakeNetwork();
    network.reply = () => reply;
    const shop = await openShop(network);
    expect(await shop.call('GET', '/gallery-posts')).toMatchObject({ status: 200, body: { posts: [] } });
  });

  it('takes pictures only', async () => {
    const network = new FakeNetwork();
    network.pictureType = 'text/html';
    const shop = await openShop(network);
    expect(await shop.call('GET', '/gallery-posts')).toMatchObject({ status: 200, body: { posts: [] } });
  });
});
