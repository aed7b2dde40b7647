import { expect, it } from 'vitest';
import { readingMinutes, relatedPosts } from './blog-post.ts';

const posts = [
  { id: 'a', category: 'Oil' },
  { id: 'b', category: 'Water' },
  { id: 'c', category: 'Oil' },
  { id: 'd', category: 'Water' },
];

it('puts the same category first, never the article itself, and keeps to the limit', () => {
  const ids = (id: string, category: string, limit: number) =>
    relatedPosts(posts, { id, category }, limit).map((post) => post.id);
  expect(ids('b', 'Water', 6)).toEqual(['d', 'a', 'c']);
  expect(ids('c', 'Oil', 2)).toEqual(['a', 'b']);
  expect(ids('z', 'Other', 6)).toEqual(['a', 'b', 'c', 'd']);
});

it('counts words, not marks, and rounds up', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(200))).toBe(1);
  expect(readingMinutes('word '.repeat(201))).toBe(2);
  expect(readingMinutes('## word\n- '.repeat(200))).toBe(1);
  expect(readingMinutes('ഇളനീർ '.repeat(500))).toBe(3);
});
