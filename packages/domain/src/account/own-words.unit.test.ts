import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMostlyOwnWords,
  LEAST_BESIDE_OWN_WORDS,
  OWN_WORDS,
  PASS_PHRASE_LENGTH,
  wordsOfShop,
} from './own-words.ts';

const SOLD = ['coconut', 'coconuts', 'coir', 'water', 'ilaneer', 'kerala'];

describe('words of the shop in a password (ACCOUNT-52)', () => {
  const own = [...SOLD, ...wordsOfShop('Tall Palm', 'www.tallpalm.example.in')];

  it.each([
    'coconut',
    'Coconut2026',
    'c0c0nut-1!',
    'COCONUT-COIR',
    'coconut-water',
    'coconuts12345',
    'ilaneer@123',
    'kerala 2026',
    'Admin1234',
    'tall-palm-26',
    'T@llPalm#1',
    'palm2026',
  ])('%s is little more', (password) => {
    expect(isMostlyOwnWords(password, own)).toBe(true);
  });

  it.each([
    'karikku-2026',
    'tender coconuts at dawn',
    'coconut-boat-house',
    'tender-coconut-9',
    'coconut-kerala9',
    'nine boats on the backwater',
    'zq8-vlo',
    'கோகோ நட் 55',
  ])('%s is more', (password) => {
    expect(isMostlyOwnWords(password, own)).toBe(false);
  });

  it('are the name of the shop and the parts of its host above the minimum length', () => {
    expect(wordsOfShop('Tall Palm', 'www.tallpalm.example.in')).toEqual([
      'tallpalm',
      'tall',
      'palm',
      'tallpalm',
      'example',
    ]);
  });

  it('do not count towards its strength, regardless of the choice', () => {
    const word = fc.constantFrom(...OWN_WORDS);
    const little = fc.string({
      unit: fc.constantFrom(...'bdfghjkmnpqrsuvwxyz26789-_ '),
      maxLength: LEAST_BESIDE_OWN_WORDS - 1,
    });
    fc.assert(
      fc.property(word, little, little, (own, before, after) => {
        const beside = `${before}${after}`.slice(
          0,
          Math.min(LEAST_BESIDE_OWN_WORDS, PASS_PHRASE_LENGTH - own.length) - 1,
        );
        expect(isMostlyOwnWords(`${own}${beside}`, [])).toBe(true);
        expect(isMostlyOwnWords(own.toUpperCase(), [])).toBe(true);
      }),
    );
  });
});
