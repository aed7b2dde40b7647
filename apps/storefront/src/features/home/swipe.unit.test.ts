import { describe, expect, it } from 'vitest';
import { swipeProgress, swipeStep, turns } from './swipe.ts';

describe('a swipe', () => {
  it.each([
    [-30, 4, 1],
    [30, -4, -1],
    [-7, 0, null],
    [-30, 31, null],
  ])('of %d across and %d down goes %j', (across, down, step) => {
    expect(swipeStep(across, down)).toBe(step);
  });

  it('is followed from 0 to 1 of the width, and not past where it began', () => {
    expect([-90, -400, 20].map((across) => swipeProgress(across, 1, 360))).toEqual([0.25, 1, 0]);
    expect(swipeProgress(90, -1, 360)).toBe(0.25);
    expect(swipeProgress(-90, 1, 0)).toBe(0);
  });

  it('turns the slide when it went far enough', () => {
    expect([0.17, 0.18].map(turns)).toEqual([false, true]);
  });
});
