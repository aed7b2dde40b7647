import { describe, expect, it } from 'vitest';
import { fingerprintsOf, otherSecrets } from './fingerprints.ts';

const THEN = { jwtSecret: 'signs sessions', giftCardSecret: 'knows gift cards' };

describe('the keys of a restored shop (BACKUP-7)', () => {
  const lost = (change: object) =>
    otherSecrets(fingerprintsOf(THEN), { ...THEN, formerJwtSecrets: [], ...change }).map((text) =>
      text.slice(0, text.indexOf(' ')),
    );

  it('list the data that is unreadable without them', () => {
    expect(lost({})).toEqual([]);
    expect(lost({ jwtSecret: 'another' })).toEqual(['JWT_SECRET']);
    expect(lost({ giftCardSecret: 'another' })).toEqual(['GIFT_CARD_SECRET']);
    expect(lost({ jwtSecret: 'another', giftCardSecret: 'another' })).toEqual([
      'JWT_SECRET',
      'GIFT_CARD_SECRET',
    ]);
  });

  it('may be those of before, which still open what they sealed', () => {
    expect(lost({ jwtSecret: 'another', formerJwtSecrets: ['older', THEN.jwtSecret] })).toEqual([]);
  });

  it('are not in the archive themselves (BACKUP-1)', () => {
    expect(JSON.stringify(fingerprintsOf(THEN))).not.toMatch(/signs|knows/);
  });
});
