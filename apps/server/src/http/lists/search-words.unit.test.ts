import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  [undefined, []],
  ['  ', []],
  ['OD10001', ['od10001']],
  ['#OD10001', ['od10001']],
  ['27D5F60A', ['27d5f60a']],
  ['#27d5f60a', ['27d5f60a']],
  ['# 27d5f60a', ['27d5f60a']],
  ['Order #27d5f60a', ['27d5f60a']],
  ['order  #98470111', ['98470111']],
  ['Asha #27d5f60a', ['asha', '27d5f60a']],
  ['order of Asha', ['order', 'of', 'asha']],
  ['+91 98470 11111', ['9847011111']],
  ['(098470) 111-11', ['9847011111']],
])('the words of %j are %j (ORDER-29)', (typed, words) => {
  expect(searchWords(typed)).toEqual({ ok: true, value: words });
});

it('asks for three letters', () => {
  expect(searchWords('#ab')).toMatchObject({ ok: false, error: { fields: [{ field: 'search' }] } });
});
