import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Colours, colourTokens, contrast, contrastFaults, FIRST_COLOURS } from './colours.ts';
import { lookProblems, lookStyle, NO_LOOK } from './look.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const palette: fc.Arbitrary<Colours> = fc.record({
  ground: colour,
  ink: colour,
  primary: colour,
  tint: colour,
  secondTint: colour,
  accent: colour,
  secondAccent: colour,
});

/** Changes each colour to the proposed one until all pass. */
function mended(colours: Colours): Colours | null {
  let mine = colours;
  for (let round = 0; round < 10; round += 1) {
    const [fault] = contrastFaults(mine);
    if (fault === undefined) return mine;
    if (fault.nearest === null) return null;
    mine = { ...mine, [fault.name]: fault.nearest };
  }
  return null;
}

// SETTING-21
describe('the colours of a shop', () => {
  it('are by themselves those of the style sheet, without a rule of their own', () => {
    expect(contrastFaults(FIRST_COLOURS)).toEqual([]);
    expect(lookStyle(NO_LOOK)).toBe('');
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#0e3b2e', '#0e3b2e', 1],
  ])('%s on %s have a contrast of %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('are refused with the nearest that passes', () => {
    const colours = { ...FIRST_COLOURS, primary: '#7ac29a' };
    expect(lookProblems({ ...NO_LOOK, colours })).toEqual([
      {
        field: 'colours.primary',
        message: expect.stringMatching(
          /^Buttons and white have a contrast of 2\.\d:1; text needs 4\.5:1\. The nearest colour that passes is #[0-9a-f]{6}\.$/,
        ),
      },
    ]);
  });

  it('that pass, give tokens with AA on every ground that they are used on', () => {
    fc.assert(
      fc.property(palette, (typed) => {
        const colours = mended(typed);
        if (colours === null) return;
        const token = colourTokens(colours);
        const lights = ['paper', 'tender', 'water', 'leaf-tint', 'sun-tint', 'husk-tint'] as const;
        for (const text of ['palm-soft', 'leaf-dark', 'husk-dark'] as const) {
          for (const ground of lights) {
            expect(contrast(token[text], token[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrast(token[text], '#ffffff'), `${text} and white`).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of lights) {
          expect(contrast(token.palm, token[ground]), `palm on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(token['line-strong'], token.paper)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('name a field that is no colour or no picture', () => {
    const pictures = { ...NO_LOOK.pictures, logo: 'https://elsewhere.example/a.png' };
    const look = { ...NO_LOOK, pictures, colours: { ...FIRST_COLOURS, ink: 'green' } };
    expect(lookProblems(look).map(({ field }) => field)).toEqual(['pictures.logo', 'colours.ink']);
  });
});
