import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

it('counts words, not marks, and rounds up', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(200))).toBe(1);
  expect(readingMinutes('word '.repeat(201))).toBe(2);
  expect(readingMinutes('## word\n- '.repeat(200))).toBe(1);
  expect(readingMinutes('ഇളനീർ '.repeat(500))).toBe(3);
});
