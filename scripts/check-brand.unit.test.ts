import { expect, it } from 'vitest';
import { brandProblems } from './check-brand.ts';

it.each(['<h1>Ilaneer</h1>', 'const STATE = "Kerala";', '// a coconut', "'Letter from the grove'"])(
  '%s is refused in code',
  (line) =>
    expect(brandProblems('apps/storefront/src/a.tsx', `\n${line}`)).toEqual([
      expect.stringMatching(/^apps\/storefront\/src\/a\.tsx:2: '/),
    ]),
);

it('names of packages and lists of states are not', () => {
  expect(brandProblems('apps/server/src/a.ts', "import '@ilaneer/domain/money';")).toEqual([]);
  expect(brandProblems('packages/domain/src/address/indian-states.ts', "'Kerala'")).toEqual([]);
});
