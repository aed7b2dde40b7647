import { expect, it } from 'vitest';
import { newestOf } from './fetch-postgres.ts';

it('the newest PostgreSQL of a major version is taken, before it is released for good, too', () => {
  const versions = ['17.9.0-beta.17', '17.10.0-beta.17', '18.0.0-beta.15', '18.4.0-beta.17'];
  expect(['17', '18', '1', '19'].map((major) => newestOf(major, versions))).toEqual([
    '17.10.0-beta.17',
    '18.4.0-beta.17',
    null,
    null,
  ]);
  expect(newestOf('18', '18.4.0-beta.17')).toBe('18.4.0-beta.17');
});
