import { err, ok } from '@ilaneer/domain/result';
import { describe, expect, it } from 'vitest';
import { openGallery } from './open-gallery.ts';
import type { PhotoNetwork } from './photo-network.ts';

const HOUR_MS = 3_600_000;
const post = { media_type: 'IMAGE', permalink: 'https://p.example', timestamp: '2026-11-01T10:00:00+0000' };

describe('the gallery over time', () => {
  it('refreshes after an hour, keeps its last posts through a failure, and tries again after 5 minutes', async () => {
    let at = Date.parse('2026-11-01T10:00:00Z');
    let asked = 0;
    let works = true;
    const network: PhotoNetwork = {
      newestPosts: async () => {
        asked += 1;
        return works ? ok([{ ...post, id: `post-${asked}` }]) : err('status 500');
      },
      picture: async () => ok({ type: 'image/png', bytes: Buffer.from('x') }),
    };
    const warnings: unknown[] = [];
    const log = { warn: (fields: unknown) => void warnings.push(fields) };
    const gallery = openGallery({ network, now: () => new Date(at), log });
    const shown = async () => (await gallery.posts()).map(({ id }) => id);

    expect(await shown()).toEqual(['post-1']);
    at += HOUR_MS - 1;
    expect(await shown()).toEqual(['post-1']);
    at += 1;
    expect(await shown()).toEqual(['post-2']);
    works = false;
    at += HOUR_MS;
    expect(await shown()).toEqual(['post-2']);
    expect(warnings).toEqual([{ reason: 'status 500' }]);
    works = true;
    at += 299_999;
    expect(await shown()).toEqual(['post-2']);
    at += 1;
    expect(await shown()).toEqual(['post-4']);
  });
});
