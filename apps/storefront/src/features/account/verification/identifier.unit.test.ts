import { describe, expect, it } from 'vitest';
import { checkIdentifier, formatIdentifier } from './identifier.ts';

describe('mobile number or email', () => {
  it.each([
    ['', 'Email or mobile number is required'],
    ['98765', 'Please enter a valid mobile number (10 digits)'],
    ['asha@', 'Please enter a valid email address'],
  ])('"%s"', (identifier, message) => {
    expect(checkIdentifier({ identifier })).toEqual([{ field: 'identifier', message }]);
  });

  it.each([' 9876543210 ', 'asha@example.in'])('accepts "%s" without a password', (identifier) => {
    expect(checkIdentifier({ identifier })).toEqual([]);
  });

  it('is shown as people write it', () => {
    expect(formatIdentifier('9876543210')).toBe('+91 98765 43210');
    expect(formatIdentifier(' Asha@Example.in ')).toBe('asha@example.in');
    expect(formatIdentifier('••••••3210')).toBe('••••••3210');
  });
});
