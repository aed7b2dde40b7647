import { describe, expect, it } from 'vitest';
import { INDIAN_STATES } from '../address/indian-states.ts';
import { consentNotice } from './consents.ts';
import { LANGUAGE_NAMES, languagesOf, NOTICE_LANGUAGES } from './notice-language.ts';

describe('the languages of notices (PRIVACY-15)', () => {
  it.each([
    ['Kerala', 'ml'],
    ['Karnataka', 'kn'],
    ['Tamil Nadu', 'ta'],
    ['Puducherry', 'ta'],
    ['Andhra Pradesh', 'te'],
    ['Telangana', 'te'],
    ['Maharashtra', 'mr'],
    ['Goa', 'mr'],
    ['West Bengal', 'bn'],
    ['Tripura', 'bn'],
    ['Gujarat', 'gu'],
  ])('beside a form are those of the state and Hindi: %s', (state, language) => {
    expect(INDIAN_STATES).toContain(state);
    expect(languagesOf(state)).toEqual([language, 'hi']);
  });

  it('are English and Hindi elsewhere', () => {
    const others = INDIAN_STATES.filter((state) => languagesOf(state).length === 1);
    expect(others).toHaveLength(INDIAN_STATES.length - 11);
    for (const state of [...others, '']) expect(languagesOf(state)).toEqual(['hi']);
  });

  it('have names, and words of their own', () => {
    const own = NOTICE_LANGUAGES.map((language) => LANGUAGE_NAMES[language].own);
    const words = NOTICE_LANGUAGES.map((language) => consentNotice('terms', 'Kera', language).notice);
    for (const all of [own, words]) expect(new Set(all).size).toBe(NOTICE_LANGUAGES.length);
  });
});
