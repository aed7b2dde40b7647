import { expect, it } from 'vitest';
import { articleState, readingMinutes, relatedPosts, slugOf } from './blog-post.ts';

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

it.each([
  ['Oil & water: a short story!', 'oil-water-a-short-story'],
  ['  Grandma’s crème brûlée ', 'grandmas-creme-brulee'],
  ['ഇളനീർ', ''],
  ['Day 12', 'day-12'],
  ['word '.repeat(20), 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('proposes an address for %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('is scheduled until its moment, and a draft while it is not public', () => {
  const now = new Date('2026-11-30T10:00:00Z');
  const later = new Date('2026-11-30T10:00:01Z');
  expect(articleState(true, now, now)).toBe('published');
  expect(articleState(true, later, now)).toBe('scheduled');
  expect(articleState(false, now, now)).toBe('draft');
  expect(articleState(false, null, now)).toBe('draft');
});
