import { expect, it } from 'vitest';
import { missedWords } from './missed-words.ts';

it.each([
  ['  Filter  COFFEE! ', 'filter coffee'],
  ['oil 1.5 L', 'oil 1500 ml'],
  ['pack of 48', 'pack of 48'],
  ['ഇളനീർ', 'ഇളനീർ'],
])('stores %j as searches are compared', (text, words) => {
  expect(missedWords(text)).toBe(words);
});

it.each([
  '',
  '!!',
  'asha@example.in',
  'asha@',
  '9876543210',
  '+91 98765 43210',
  '98-76-54-32-10',
  '൯൮൭൬൫ ൪൩൨൧൦',
  'order 123456',
  'ilneer 4111111111111111',
  'word '.repeat(8).replaceAll('word', 'wordwordwordword'),
])('does not store %j', (text) => {
  expect(missedWords(text)).toBeNull();
});
