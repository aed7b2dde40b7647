import { describe, expect, it } from 'vitest';
import { readPlainBanners } from './get-banners.ts';

describe('banners of an earlier client', () => {
  it('get the parts that they lack', () => {
    const [banner] = readPlainBanners([{ title: 'Onam', imageUrl: '/pictures/onam.webp' }])?.banners ?? [];
    expect(banner).toMatchObject({ id: '0', title: 'Onam', imageUrl: '/pictures/onam.webp', headline: '' });
  });

  it.each([[[]], [[{ title: 'no picture' }, null, 'text']], [{ banners: [] }], [null]])(
    'not of %j',
    (text) => {
      expect(readPlainBanners(text)).toBeNull();
    },
  );
});
