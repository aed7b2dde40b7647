import { describe, expect, it } from 'vitest';
import { intensityOf, sectionProgress, transformOf } from './one-drop-motion.ts';

describe('the one-drop section', () => {
  it.each([
    [360, 0.4],
    [768, 0.4],
    [769, 0.7],
    [1_024, 0.7],
    [1_025, 1],
  ])('at %d px moves by %d', (width, intensity) => {
    expect(intensityOf(width)).toBe(intensity);
  });

  it('goes from -1 to 1 while it passes the screen', () => {
    expect([900, 50, -800, -2_000].map((top) => sectionProgress(top, 800, 900))).toEqual([-1, 0, 1, 1]);
  });

  it('shifts, rotates and scales, half as far at half the intensity, and rests in the middle', () => {
    expect(transformOf('back', 1, 1)).toBe('translate3d(70.0px, -140.0px, 0) rotate(12.00deg) scale(1.100)');
    expect(transformOf('back', 1, 0.5)).toBe('translate3d(35.0px, -70.0px, 0) rotate(6.00deg) scale(1.050)');
    expect(transformOf('front', 0, 1)).toBe('translate3d(0.0px, 0.0px, 0) rotate(0.00deg) scale(1.000)');
  });
});
