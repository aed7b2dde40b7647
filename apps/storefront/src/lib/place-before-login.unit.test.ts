import { describe, expect, it } from 'vitest';
import { placeBeforeLogin } from './place-before-login.ts';

describe('place before login', () => {
  it('is the path that was left', () => {
    expect(placeBeforeLogin({ from: '/cart?x=1' })).toEqual({ to: '/cart?x=1', state: null });
  });

  it('keeps what a location was given', () => {
    const from = { pathname: '/payment', search: '?step=2', state: { address: 'a1' } };
    expect(placeBeforeLogin({ from })).toEqual({ to: '/payment?step=2', state: { address: 'a1' } });
  });

  it.each([
    null,
    'nothing',
    {},
    { from: '//elsewhere.example' },
    { from: 'https://elsewhere.example' },
    { from: '/Login' },
    { from: { pathname: 7 } },
  ])('is home for %j', (state) => {
    expect(placeBeforeLogin(state)).toEqual({ to: '/', state: null });
  });
});
