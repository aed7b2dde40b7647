import { describe, expect, it } from 'vitest';
import { chooseShownVariant } from './choose-shown-variant.ts';
import { indexTexts } from './search-texts.ts';
import { searchWords } from './search-words.ts';
import { readingsOf, synonymsOf, termsOf } from './synonyms.ts';

describe('searchWords', () => {
  it.each([
    ['  Coconut   OIL ', ['coconut', 'oil']],
    ['T-shirt', ['t', 'shirt']],
    ['oil 200ml 1L', ['oil', '200', 'ml', '1000', 'ml']],
    ['A5 notebook', ['a5', 'notebook']],
    ['ഇള\u200dനീർ', ['ഇളനീർ']],
    ['नारियल तेल', ['नारियल', 'तेल']],
    ["'; drop -- % _ 🥥", ['drop']],
    ['   ', []],
  ])('reads %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it.each([
    ['chillus', ['ഇളനീര്\u200d', 'ഇളനീർ']],
    ['each chillu', ['ന്\u200d ണ്\u200d ര്\u200d ല്\u200d ള്\u200d', 'ൻ ൺ ർ ൽ ൾ']],
    ['accents of Latin letters', ['Éclair', 'E\u0301clair', 'eclair', 'ÉCLAIR']],
    ['what nobody sees', ['coco\u200bnut', 'coco\u00adnut', 'coconut']],
    ['litres', ['1L', '1 l', '1 Litre', '1000ml', '1000 ml', '1,000 ML', '1.0 L', '1 ltr']],
    ['parts of a litre', ['0.5l', '0,5 L', '500ml', '500 ml']],
    ['weights', ['1.25kg', '1250 g', '1250gm', '1,250 grams']],
    ['packs', ['3x1L', '3 x 1 L', '3 × 1000ml', '3X1l']],
  ])('reads one spelling as the other: %s', (_, texts) => {
    expect(new Set(texts.map((text) => searchWords(text).join(' '))).size).toBe(1);
  });

  it.each([
    ['ന്', 'ൻ'],
    ['ö', 'o\u0bcd'],
    ['2xl', '2 x l'],
    ['size 1', '1 l'],
    ['नि', 'न'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(searchWords(one)).not.toEqual(searchWords(other));
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

describe('termsOf (CATALOGUE-41)', () => {
  it.each([
    ['kaapi, kapi', ['kaapi', 'kapi']],
    ['kaapi ,kapi; filter kaapi,', ['kaapi', 'kapi', 'filter kaapi']],
    ['1,000 ml', ['1,000 ml']],
    ['pack of 6,12 bottles', ['pack of 6,12 bottles']],
    [' , ;', []],
  ])('reads %j', (typed, terms) => {
    expect(termsOf(typed)).toEqual(terms);
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
    { options: { Color: 'Green', Size: 'S' }, isInStock: false },
    { options: { Color: 'Red', Size: 'S' }, isInStock: false },
    { options: { Color: 'Red', Size: 'M' }, isInStock: true },
  ];

  it('takes the variant that the search names, in stock if possible', () => {
    expect(chooseShownVariant([['red', 'shirt']], 'Shirt', variants)).toBe(variants[2]);
    expect(chooseShownVariant([['red', 'shirt', 's']], 'Shirt', variants)).toBe(variants[1]);
    expect(chooseShownVariant([['verde'], ['green']], 'Shirt', variants)).toBe(variants[0]);
  });

  it('takes none where the search names none, or only the product', () => {
    expect(chooseShownVariant([['blue']], 'Shirt', variants)).toBeNull();
    expect(chooseShownVariant([['red']], 'Red Shirt', variants)).toBeNull();
  });
});

describe('texts that are searched', () => {
  const texts = [
    { title: 'Shipping Policy', text: 'We deliver to every PIN code. Returns: see there.' },
    { title: 'Refund Policy', text: 'You may return goods within 7 days.' },
    { title: 'How do I return something?', text: 'By the policy, from your orders.' },
    { title: 'Chekku', text: 'Sauté with it.' },
  ];
  const found = (...readings: string[]) =>
    indexTexts(texts)
      .find(readings.map(searchWords))
      .map(({ title }) => title);

  it('come with every word, those with more of them in the title first', () => {
    expect(found('refund policy')).toEqual(['Refund Policy']);
    expect(found('return policy')).toEqual([
      'Shipping Policy',
      'Refund Policy',
      'How do I return something?',
    ]);
    expect(found('return')).toEqual(['How do I return something?', 'Shipping Policy', 'Refund Policy']);
    expect(found('refund chekku')).toEqual([]);
  });

  it('answer plurals, beginnings, other spellings and other readings', () => {
    expect(found('refunds')).toEqual(['Refund Policy']);
    expect(found('deliv')).toEqual(['Shipping Policy']);
    expect(found('saute')).toEqual(['Chekku']);
    expect(found('ghani', 'chekku')).toEqual(['Chekku']);
    expect(found()).toEqual([]);
  });
});
