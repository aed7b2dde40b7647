import { expect, it } from 'vitest';
import { readFrontMatter } from './load-written-content.ts';

it('reads values with colons in them, and the text after the head', () => {
  expect(
    readFrontMatter('a.md', '---\n\ntitle: Oil: three ways\nday: 2026-01-02\n---\n\nText.\n\n---\nMore.\n'),
  ).toEqual({
    values: { title: 'Oil: three ways', day: '2026-01-02' },
    body: 'Text.\n\n---\nMore.',
  });
});

it('names the file that has no head, or a line in it that says nothing', () => {
  expect(() => readFrontMatter('a.md', 'Text.')).toThrow('a.md: starts without a head');
  expect(() => readFrontMatter('a.md', '---\njust words\n---\nText.')).toThrow('a.md: "just words"');
});
