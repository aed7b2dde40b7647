import { describe, expect, it } from 'vitest';
import { chooseShownVariant } from './choose-shown-variant.ts';
import { searchWords } from './search-words.ts';
import { readingsOf, synonymsOf } from './synonyms.ts';

describe('searchWords', () => {
  it.each([
    ['  Coconut   OIL ', ['coconut', 'oil']],
    ['T-shirt', ['t', 'shirt']],
    ['oil 200ml 1L', ['oil', '200', 'ml', '1', 'l']],
    ['A5 notebook', ['a5', 'notebook']],
    ['ഇള\u200dനീർ', ['ഇളനീർ']],
    ['नारियल तेल', ['नारियल', 'तेल']],
    ["'; drop -- % _ 🥥", ['drop']],
    ['   ', []],
  ])('reads %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('keeps absurd searches short', () => {
    expect(searchWords('a'.repeat(10_000))).toEqual(['a'.repeat(40)]);
    expect(searchWords('a b '.repeat(5_000))).toHaveLength(8);
  });
});

describe('synonyms that staff name (CATALOGUE-41)', () => {
  it('are stored once as searches compare words', () => {
    expect(synonymsOf('Tender Coconut', ['Nariyal-pani', 'nariyal pani', 'ഇള\u200dനീർ'])).toEqual({
      ok: true,
      value: [
        { term: 'nariyal pani', meaning: 'tender coconut' },
        { term: 'ഇളനീർ', meaning: 'tender coconut' },
      ],
    });
  });

  it.each([
    ['meaning', '!', ['daab']],
    ['terms', 'coconut', []],
    ['terms.1', 'coconut', ['daab', '?!']],
    ['terms.0', 'coconut', ['the nut of the palm']],
    ['terms.0', 'coconut', ['Coconut']],
  ])('are refused for %s: %j, %j', (field, meaning, terms) => {
    const named = synonymsOf(meaning, terms);
    expect(named.ok ? [] : named.error.map((problem) => problem.field)).toEqual([field]);
  });
});

describe('readingsOf', () => {
  const synonyms = [
    { term: 'nariyal', meaning: 'coconut' },
    { term: 'nariyal tel', meaning: 'coconut oil' },
    { term: 'tee', meaning: 't shirt' },
    { term: 'copy', meaning: 'notebook' },
    { term: 'copy', meaning: 'paper' },
  ];

  it('reads the words as they are first', () => {
    expect(readingsOf(['red', 'cap'], synonyms)).toEqual([['red', 'cap']]);
  });

  it('lets the longest synonym win', () => {
    expect(readingsOf(['nariyal', 'tel', '1', 'l'], synonyms)[1]).toEqual(['coconut', 'oil', '1', 'l']);
    expect(readingsOf(['nariyal', 'bowl'], synonyms)[1]).toEqual(['coconut', 'bowl']);
  });

  it('knows plurals and terms of several meanings', () => {
    expect(readingsOf(['red', 'tees'], synonyms)).toEqual([
      ['red', 'tees'],
      ['red', 't', 'shirt'],
    ]);
    expect(readingsOf(['copy'], synonyms)).toEqual([['copy'], ['notebook'], ['paper']]);
  });
});

describe('chooseShownVariant', () => {
  const variants = [
    { options: { Color: 'Green', Size: 'S' }, stock: 0 },
    { options: { Color: 'Red', Size: 'S' }, stock: 0 },
    { options: { Color: 'Red', Size: 'M' }, stock: 2 },
  ];

  it('takes the variant that the search names, in stock if possible', () => {
    expect(chooseShownVariant(['red', 'shirt'], 'Shirt', variants)).toBe(variants[2]);
    expect(chooseShownVariant(['red', 'shirt', 's'], 'Shirt', variants)).toBe(variants[1]);
    expect(chooseShownVariant(['green'], 'Shirt', variants)).toBe(variants[0]);
  });

  it('takes none where the search names none, or only the product', () => {
    expect(chooseShownVariant(['blue'], 'Shirt', variants)).toBeNull();
    expect(chooseShownVariant(['red'], 'Red Shirt', variants)).toBeNull();
  });
});
