import { beforeEach, describe, expect, it, vi } from 'vitest';

let placeBeforeLogin: typeof import('./return-to.ts').placeBeforeLogin;
let rememberPlace: typeof import('./return-to.ts').rememberPlace;
beforeEach(async () => {
  vi.resetModules();
  ({ placeBeforeLogin, rememberPlace } = await import('./return-to.ts'));
});

describe('place before login', () => {
  it('is the path that was left', () => {
    expect(placeBeforeLogin({ from: '/cart?x=1' })).toEqual({ to: '/cart?x=1', state: null });
  });

  it('keeps what a location was given', () => {
    const from = { pathname: '/payment', search: '?step=2', state: { address: 'a1' } };
    expect(placeBeforeLogin({ from })).toEqual({ to: '/payment?step=2', state: { address: 'a1' } });
  });

  it('is the page that was shown last where nothing else is said', () => {
    rememberPlace({ pathname: '/products', search: '?sort=newest', state: 's' });
    rememberPlace({ pathname: '/login', search: '', state: null });
    expect(placeBeforeLogin(null)).toEqual({ to: '/products?sort=newest', state: 's' });
    expect(placeBeforeLogin({ from: '/cart' })).toEqual({ to: '/cart', state: null });
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
