import { describe, expect, it } from 'vitest';
import { securityContact, securityTxt } from './security-txt.ts';

const NOW = new Date('2026-11-23T17:00:00Z');

describe('security.txt (SECURITY-7)', () => {
  it('has the fields of RFC 9116, and counts for less than a year from today', () => {
    expect(
      securityTxt({ contact: 'hello@shop.in', publicUrl: 'https://shop.in', state: 'Kerala', now: NOW }),
    ).toBe(
      'Contact: mailto:hello@shop.in\r\nExpires: 2027-05-22T00:00:00Z\r\nPreferred-Languages: en, ml, hi\r\nCanonical: https://shop.in/.well-known/security.txt\r\n',
    );
  });

  it.each([
    ['Karnataka', 'en, kn, hi'],
    ['Delhi', 'en, hi'],
    ['', 'en, hi'],
  ])('prefers English, the language of the state and Hindi: %s', (state, languages) => {
    const text = securityTxt({ contact: 'hello@shop.in', publicUrl: 'https://shop.in', state, now: NOW });
    expect(text).toContain(`\r\nPreferred-Languages: ${languages}\r\n`);
  });

  it('contains no unset address', () => {
    for (const nobody of ['', 'shop', 'hello@ilaneer.example', 'a@b.invalid', 'a@x.test']) {
      expect(securityContact(nobody)).toBeNull();
    }
    expect(securityContact('hello@example.in')).toBe('hello@example.in');
  });
});
