import { afterEach, describe, expect, it, vi } from 'vitest';
import { instagram } from './photo-network.ts';

const network = instagram({ apiUrl: 'https://graph.instagram.com/v21.0', userId: '1', accessToken: 't' });

describe('a picture that the photo network names', () => {
  afterEach(() => vi.unstubAllGlobals());
  const fetched = (address: string) => {
    const asked = vi.fn(async () => new Response('x', { headers: { 'content-type': 'image/jpeg' } }));
    vi.stubGlobal('fetch', asked);
    return network.picture(address).then((picture) => ({ ok: picture.ok, asked: asked.mock.calls.length }));
  };

  it.each([
    'https://scontent-maa2-1.cdninstagram.com/v/t51/1.jpg?stp=a',
    'https://instagram.fcok4-1.fna.fbcdn.net/v/1.jpg',
    'https://graph.instagram.com/v21.0/1.jpg',
  ])('is fetched from its own hosts: %s', async (address) => {
    expect(await fetched(address)).toEqual({ ok: true, asked: 1 });
  });

  it.each([
    'https://127.0.0.1:8443/x.jpg',
    'https://169.254.169.254/x.jpg',
    'https://cdninstagram.com.example.in/x.jpg',
    'https://evilcdninstagram.com/x.jpg',
    'https://user@scontent.cdninstagram.com/x.jpg',
    'https://scontent.cdninstagram.com:8443/x.jpg',
    'http://scontent.cdninstagram.com/x.jpg',
    'file:///etc/passwd',
    'no address',
  ])('is not asked for elsewhere: %s', async (address) => {
    expect(await fetched(address)).toEqual({ ok: false, asked: 0 });
  });
});
