import type { UserView } from '@ilaneer/contract/account/account';
import { describe, expect, it } from 'vitest';
import { checkContinue, continueEntry, isIncomplete } from './continue-entry.ts';

const user = { name: 'Asha', email: null, agreeToTerms: true, subscribeToEmails: false } as UserView;

describe('missing data of a new account', () => {
  it.each(['User3210', 'user 3210', 'Guest'])('is a name when it is called %s', (name) => {
    expect(isIncomplete({ ...user, name })).toBe(true);
    expect(continueEntry({ ...user, name }).name).toBe('');
  });

  it('is agreement to the terms', () => {
    expect(isIncomplete({ ...user, agreeToTerms: false })).toBe(true);
  });

  it('is nothing when it has both', () => {
    expect(isIncomplete(user)).toBe(false);
    expect(isIncomplete({ ...user, name: 'Userudheen 1' })).toBe(false);
    expect(continueEntry(user)).toEqual({
      name: 'Asha',
      email: '',
      agreeToTerms: true,
      subscribeToEmails: false,
    });
  });
});

describe('the continue form', () => {
  const fine = continueEntry(user);

  it('needs no email address, but a good one when there is one', () => {
    expect(checkContinue(fine)).toEqual([]);
    expect(checkContinue({ ...fine, email: 'asha@example.in' })).toEqual([]);
    expect(checkContinue({ ...fine, email: 'asha' })).toEqual([
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  });

  it('tells everything that is missing at once', () => {
    expect(checkContinue({ ...fine, name: ' A ', agreeToTerms: false }).map(({ field }) => field)).toEqual([
      'name',
      'agreeToTerms',
    ]);
  });
});
