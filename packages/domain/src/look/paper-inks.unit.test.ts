import { describe, expect, it } from 'vitest';
import { type Colours, contrast, FIRST_COLOURS } from './colours.ts';
import { paperInks } from './paper-inks.ts';

const COFFEE: Colours = {
  ground: '#faf6f1',
  ink: '#2b1a12',
  primary: '#7a3e1d',
  tint: '#e6cdb5',
  secondTint: '#f1e3d3',
  accent: '#e0a458',
  secondAccent: '#5b3a29',
};

describe('inks of papers (SETTING-21)', () => {
  it('follow the look', () => {
    const { text, accent, soft, tint, line } = paperInks(COFFEE);
    expect([text, accent]).toEqual([COFFEE.ink, COFFEE.primary]);
    const first = Object.values(paperInks(FIRST_COLOURS));
    for (const ink of [soft, tint, line]) expect(first).not.toContain(ink);
  });

  it('are those of the first look for a document without colours of its own', () => {
    expect(paperInks(undefined)).toEqual(paperInks(FIRST_COLOURS));
    expect(paperInks(undefined)).toMatchObject({ text: '#0e3b2e', tint: '#e9f4e4' });
  });

  it.each([
    ['a coffee brand', COFFEE],
    ['buttons too light for paper', { ...COFFEE, primary: '#f0b070' }],
    ['a dark that is too light', { ...COFFEE, ink: '#9a8a80' }],
    ['a soft dark on a strong ground', { ...COFFEE, ground: '#d9a066', ink: '#4a3020' }],
    ['one grey for all', { ...COFFEE, ground: '#808080', ink: '#808080', primary: '#808080' }],
  ])('are readable on white and in table heads: %s', (_, colours) => {
    const { text, soft, accent, tint } = paperInks(colours);
    for (const ink of [text, soft, accent]) expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('take the darker token where the chosen one is too light', () => {
    const { accent } = paperInks({ ...COFFEE, primary: '#c07a4a' });
    expect(contrast('#c07a4a', '#ffffff')).toBeLessThan(4.5);
    expect(accent).not.toBe('#c07a4a');
    expect(accent).not.toBe(COFFEE.ink);
  });
});
