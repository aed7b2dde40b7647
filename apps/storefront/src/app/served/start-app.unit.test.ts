import { FILTER_NAMES } from '@ilaneer/domain/catalogue/filter-in-address';
import { expect, it } from 'vitest';
import { startApp } from './start-app.ts';

it('the script of the page knows every name by which an address filters a list', () => {
  const [, names = ''] = /\(\?:([\w|]+)\)=/.exec(startApp.toString()) ?? [];
  expect(names.split('|').toSorted()).toEqual(Object.values(FILTER_NAMES).toSorted());
});
