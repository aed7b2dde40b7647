import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankProblem, blanksOf, fillBlanks, openBlanks, outdatedBlanks } from './policies.ts';

describe('the blanks of a policy (SETTING-10)', () => {
  const name = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/);
  const plain = fc.stringMatching(/^[a-zA-Z .,]*$/);

  it('are all there is between the plain words, and filled by their names', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, name)), fc.stringMatching(/^[a-zA-Z]{1,20}$/), (parts, value) => {
        const body = parts.map(([words, blank]) => `${words}{{${blank}}}`).join('');
        const names = [...new Set(parts.map(([, blank]) => blank))];
        expect(blanksOf(body)).toEqual(names);
        expect(openBlanks(body)).toHaveLength(names.length);
        const words = fillBlanks(body, Object.fromEntries(names.map((one) => [one, value])));
        expect(words).toBe(parts.map(([before]) => before + value).join(''));
        expect(openBlanks(words)).toEqual([]);
      }),
    );
  });

  it('stay until they are filled in', () => {
    const body = 'Courts of {{ city }}; {{toString}}; {{days}} days.';
    const words = fillBlanks(body, { city: ' Kochi ', days: ' ' });
    expect(words).toBe('Courts of Kochi; {{toString}}; {{days}} days.');
    expect(openBlanks(words)).toEqual(['{{toString}}', '{{days}}']);
  });
});

describe('the value of a blank (SETTING-10)', () => {
  it.each([
    ['e-mail address of the grievance officer', 'care@palmgrove.in', true],
    ['e-mail address of the grievance officer', '2 to 4', false],
    ['days until dispatch', '2', true],
    ['days until dispatch', '2 to 4', true],
    ['days until dispatch', '3 to 5 business days', true],
    ['days until dispatch', 'care@palmgrove.in', false],
    ['city of the courts', 'Kochi', true],
    ['days until dispatch', ' ', true],
  ])('for %s: %s', (name, value, isRight) => {
    expect(blankProblem(name, value) === null).toBe(isRight);
  });
});

describe('a published policy that repeats settings (SETTING-24)', () => {
  const body = 'Delivery is {{charge}}, free from {{limit}}; {{courier}} brings it.';
  const blanks = { charge: '₹60', limit: '₹799', courier: 'Delhivery' };

  it('is outdated by each value that differs, and by one that the settings no longer have', () => {
    expect(outdatedBlanks({ body, blanks }, { charge: '₹60', limit: '₹799', officer: 'Meera' })).toEqual([]);
    expect(outdatedBlanks({ body, blanks }, { charge: '₹75', limit: '' })).toEqual([
      { name: 'charge', published: '₹60', value: '₹75' },
      { name: 'limit', published: '₹799', value: '' },
    ]);
  });

  it('is not by a blank that no setting fills, nor by one that its text no longer has', () => {
    expect(outdatedBlanks({ body: 'By {{courier}}.', blanks }, { charge: '₹75' })).toEqual([]);
    expect(outdatedBlanks({ body, blanks: {} }, { charge: '₹75' })).toEqual([]);
  });
});
