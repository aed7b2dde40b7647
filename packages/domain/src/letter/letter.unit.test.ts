import { describe, expect, it } from 'vitest';
import { LETTER_ACTS, LETTER_STATES, nextTry, transitLetter } from './letter-state.ts';
import { buttonTarget, letterProblems, paragraphsOf, tidyLetter } from './validate-letter.ts';

const FORM = {
  subject: 'Harvest',
  heading: 'The harvest is in',
  words: 'First.\n\nSecond,\nstill second.',
  buttonLabel: 'See it',
  buttonUrl: '/products',
  segmentId: null,
};

describe('a letter', () => {
  it('names each fault at its field (NEWSLETTER-7)', () => {
    expect(letterProblems(FORM)).toEqual([]);
    expect(letterProblems({ ...FORM, buttonLabel: '', buttonUrl: '' })).toEqual([]);
    const blank = tidyLetter({ ...FORM, subject: ' ', heading: '', words: '\n', buttonLabel: ' ' });
    expect(letterProblems(blank).map(({ field }) => field)).toEqual([
      'subject',
      'heading',
      'words',
      'buttonLabel',
    ]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'http://shop.example',
    'javascript:alert(1)',
    'https://',
    '/a b',
  ])('refuses a button to %s', (buttonUrl) => {
    expect(letterProblems({ ...FORM, buttonUrl })).toMatchObject([{ field: 'buttonUrl' }]);
  });

  it('has a paragraph for each blank line, and absolute buttons', () => {
    expect(paragraphsOf(FORM.words)).toEqual(['First.', 'Second,\nstill second.']);
    expect(buttonTarget('/products', 'https://shop.example')).toBe('https://shop.example/products');
    expect(buttonTarget('https://a.example/b', 'https://shop.example')).toBe('https://a.example/b');
  });

  it('is edited as a draft alone, stopped while it waits or is sent, and continued (NEWSLETTER-8)', () => {
    const allowed = LETTER_STATES.flatMap((state) =>
      LETTER_ACTS.flatMap((act) => {
        const next = transitLetter(state, act);
        return next === null ? [] : [`${state} ${act}: ${next}`];
      }),
    );
    expect(allowed).toEqual([
      'draft edit: draft',
      'draft schedule: scheduled',
      'scheduled stop: draft',
      'sending stop: stopped',
      'stopped continue: sending',
    ]);
  });

  it('is tried eight times, with longer pauses (NEWSLETTER-10)', () => {
    const at = new Date('2026-11-01T10:00:00Z');
    expect(nextTry(1, at)).toEqual(new Date('2026-11-01T10:05:00Z'));
    expect(nextTry(3, at)).toEqual(new Date('2026-11-01T10:20:00Z'));
    expect(nextTry(8, at)).toBeNull();
  });
});
