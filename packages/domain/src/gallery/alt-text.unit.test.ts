import { describe, expect, it } from 'vitest';
import { altOfCaption } from './alt-text.ts';

describe('alt text of a gallery post (CONTENT-8)', () => {
  it('is the first 50 characters of the caption', () => {
    const caption = 'Six in the morning, and the grove is already awake with parakeets.';
    expect(altOfCaption(caption)).toBe('Six in the morning, and the grove is already awake');
    expect(altOfCaption('x'.repeat(51))).toHaveLength(50);
  });

  it('cuts no character in half and needs no caption', () => {
    expect(altOfCaption(`${'a'.repeat(49)}🥥🌴`)).toBe(`${'a'.repeat(49)}🥥`);
    expect(altOfCaption(' \n ')).toBe('Post on Instagram');
    expect(altOfCaption('one\n\ntwo')).toBe('one two');
  });
});
