import { beforeEach, describe, expect, it, vi } from 'vitest';

let returnTo: typeof import('./return-to.ts').returnTo;
let rememberPage: typeof import('./return-to.ts').rememberPage;
beforeEach(async () => {
  vi.resetModules();
  ({ returnTo, rememberPage } = await import('./return-to.ts'));
});

describe('place before login', () => {
  it('is the path that was left', () => {
    expect(returnTo({ from: '/cart?x=1' })).toEqual({ to: '/cart?x=1', state: null });
  });

  it('keeps what a location was given', () => {
    const from = { pathname: '/payment', search: '?step=2', state: { address: 'a1' } };
    expect(returnTo({ from })).toEqual({ to: '/payment?step=2', state: { address: 'a1' } });
  });

  it('is the page that was shown last where nothing else is said', () => {
    rememberPage({ pathname: '/products', search: '?sort=newest', state: 's' });
    rememberPage({ pathname: '/login', search: '', state: null });
    expect(returnTo(null)).toEqual({ to: '/products?sort=newest', state: 's' });
    expect(returnTo({ from: '/cart' })).toEqual({ to: '/cart', state: null });
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
    expect(returnTo(state)).toEqual({ to: '/', state: null });
  });
});
