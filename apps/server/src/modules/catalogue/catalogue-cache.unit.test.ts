import { expect, it } from 'vitest';
import { renewalPause } from './catalogue-cache.ts';

it('lets a large catalogue rest for longer, and a small one only as long as it has to', () => {
  expect(renewalPause(250, 8)).toBe(250);
  expect(renewalPause(250, 1_200)).toBe(6_000);
  expect(renewalPause(0, 1_200)).toBe(0);
});
