import { expect, it } from 'vitest';
import { blogTitle, pageOf } from './blog-page.ts';

const fifteen = Array.from({ length: 15 }, (_, index) => index + 1);

it('shows six on a page and the rest on the last', () => {
  expect(pageOf(fifteen, null)).toEqual({ page: 1, pages: 3, items: [1, 2, 3, 4, 5, 6] });
  expect(pageOf(fifteen, '3')).toEqual({ page: 3, pages: 3, items: [13, 14, 15] });
});

it('takes the nearest page for a number that is none', () => {
  expect(pageOf(fifteen, '0').page).toBe(1);
  expect(pageOf(fifteen, '-4').page).toBe(1);
  expect(pageOf(fifteen, '99').page).toBe(3);
  expect(pageOf(fifteen, '2.7').page).toBe(2);
  expect(pageOf(fifteen, 'two').page).toBe(1);
  expect(pageOf([], '2')).toEqual({ page: 1, pages: 1, items: [] });
});

it('names its pages in the title', () => {
  expect([1, 2].map(blogTitle)).toEqual(['Blogs', 'Blogs, page 2']);
});
