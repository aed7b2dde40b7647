import { describe, expect, it } from 'vitest';
import { maskIdentifier } from '../verification/mask.ts';
import { deviceOf } from './device.ts';
import { readIdentifier } from './identifier.ts';
import { nameForNewAccount } from './name-for.ts';

describe('identifiers of an account', () => {
  it.each([
    ['9876543210', { kind: 'mobile', value: '9876543210' }],
    [' +91 98765 43210 ', { kind: 'mobile', value: '9876543210' }],
    ['098765-43210', { kind: 'mobile', value: '9876543210' }],
    ['0091 98765 43210', { kind: 'mobile', value: '9876543210' }],
    ['+91.98765.43210', { kind: 'mobile', value: '9876543210' }],
    ['+91 098765 43210', { kind: 'mobile', value: '9876543210' }],
    ['\u202a९८७६५ ४३२१०\u202c', { kind: 'mobile', value: '9876543210' }],
    ['9198765432', { kind: 'mobile', value: '9198765432' }],
    ['asha@example.in\u200b', { kind: 'email', value: 'asha@example.in' }],
    [' Asha@Example.IN', { kind: 'email', value: 'asha@example.in' }],
  ])('reads %s', (text, value) => {
    expect(readIdentifier(text)).toEqual({ ok: true, value });
  });

  it.each([
    [' ', 'Email or mobile number is required'],
    ['98765', 'Please enter a valid mobile number (10 digits)'],
    ['1234567890', 'Please enter a valid mobile number (10 digits)'],
    ['9876543210 or 1=1', 'Please enter a valid mobile number (10 digits)'],
    ['asha@example', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.in`, 'Please enter a valid email address'],
  ])('refuses %s', (text, message) => {
    expect(readIdentifier(text)).toEqual({ ok: false, error: { field: 'identifier', message } });
  });

  it('is masked beyond recognition by others', () => {
    expect(maskIdentifier({ kind: 'mobile', value: '9876543210' })).toBe('••••••3210');
    expect(maskIdentifier({ kind: 'email', value: 'asha@example.in' })).toBe('a•••@example.in');
  });

  it('names an account whose owner gave no name', () => {
    expect(nameForNewAccount({ kind: 'mobile', value: '9876543210' })).toBe('User3210');
    expect(nameForNewAccount({ kind: 'email', value: 'asha@example.in' })).toBe('asha');
    expect(nameForNewAccount({ kind: 'email', value: 'a@example.in' })).toBe('Guest');
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox on Mac',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
