import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GRAPH_CLIENT,
  type GraphProvider,
  startGraphProvider,
} from '../../../testing/servers/graph-provider.ts';
import {
  OPEN_ID_CLIENT,
  type OpenIdProvider,
  type ProviderPerson,
  startOpenIdProvider,
} from '../../../testing/servers/open-id-provider.ts';
import { newEmail, newMobile, testClock, tokenSentTo } from '../../../testing/shoppers/verification.ts';
import { newBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { facebookLogin } from './facebook.ts';
import { googleLogin } from './google.ts';

const SHOP = 'http://localhost:3001';
const clock = testClock();
let google: OpenIdProvider;
let facebook: GraphProvider;
let shop: TestShop;

beforeAll(async () => {
  google = await startOpenIdProvider(`${SHOP}/api/auth/google/callback`);
  facebook = await startGraphProvider();
  shop = await openTestShop({
    now: clock.now,
    loginProviders: {
      google: googleLogin({ ...OPEN_ID_CLIENT, issuer: google.issuer }),
      facebook: facebookLogin({ ...GRAPH_CLIENT, ...facebook }),
    },
  });
});
afterAll(async () => {
  await shop.close();
  await google.close();
  await facebook.close();
});

let made = 0;
function person(more: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } {
  made += 1;
  const devika = { sub: `google-${made}`, name: 'Devika Pillai', email: newEmail(), email_verified: true };
  return { ...devika, ...more };
}

function signedIn(url: URL): URLSearchParams {
  expect(url.href.startsWith(`${SHOP}/#/signed-in?`)).toBe(true);
  return new URLSearchParams(url.hash.slice('#/signed-in?'.length));
}

const start = (provider: string, returnTo = '/cart') =>
  `/api/auth/${provider}/start?returnTo=${encodeURIComponent(returnTo)}`;

function exchange(browser: TestBrowser | null, code: string) {
  const cookie = browser?.cookiesFor(new URL('/api/exchange-sign-in-code', SHOP)) ?? '';
  return shop.call('POST', '/exchange-sign-in-code', { body: { code }, headers: { cookie } });
}

async function logIn(provider: 'google' | 'facebook', browser = newBrowser(shop), returnTo = '/cart') {
  const { url } = await browser.open(start(provider, returnTo));
  return exchange(browser, signedIn(url).get('code') ?? '');
}

describe('login with Google', () => {
  it('makes an account, and finds it again even under another address', async () => {
    google.loggedIn = person();
    const first = await logIn('google');
    expect(first).toMatchObject({
      status: 200,
      body: {
        isNewUser: true,
        returnTo: '/cart',
        user: {
          name: 'Devika Pillai',
          email: google.loggedIn.email,
          emailVerified: true,
          hasPassword: false,
          signInWith: ['google'],
          agreeToTerms: false,
        },
      },
    });
    const details = await shop.call('GET', '/user-details', { token: String(first.body.token) });
    expect(details.body.user).toEqual(first.body.user);
    google.loggedIn = { ...google.loggedIn, email: newEmail() };
    const again = await logIn('google');
    expect(again).toMatchObject({
      body: { isNewUser: false, message: 'Login successful', user: first.body.user },
    });
  });

  it('is one more way into the account with the same address, once that is proven', async () => {
    const shopper = await shop.newShopper();
    await shop.call('POST', '/verify-email', {
      token: shopper.token,
      body: { token: await tokenSentTo(shop, shopper.email, 'verify-email') },
    });
    google.loggedIn = person({ email: shopper.email.toUpperCase() });
    const { body } = await logIn('google');
    expect(body).toMatchObject({ isNewUser: false, user: { id: shopper.userId, hasPassword: true } });
    expect((await shop.call('GET', '/user-details', { token: shopper.token })).status).toBe(200);
  });

  it('puts out who only claimed the address before', async () => {
    const stranger = await shop.newShopper();
    google.loggedIn = person({ email: stranger.email });
    const { body } = await logIn('google');
    expect(body).toMatchObject({ user: { id: stranger.userId, hasPassword: false, emailVerified: true } });
    expect((await shop.call('GET', '/user-details', { token: stranger.token })).status).toBe(401);

    const other = await shop.newShopper();
    await shop.db.update(users).set({ mobile: newMobile() }).where(eq(users.id, other.userId));
    google.loggedIn = person({ email: other.email });
    const own = await logIn('google');
    expect(own.body).toMatchObject({ isNewUser: true, user: { email: other.email } });
    const left = await shop.call('GET', '/user-details', { token: other.token });
    expect(left.body.user).toMatchObject({ id: other.userId, email: null });
  });

  it('never enters an account by an address that Google does not vouch for', async () => {
    const shopper = await shop.newShopper();
    google.loggedIn = person({ email: shopper.email, email_verified: false });
    const { url } = await newBrowser(shop).open(start('google'));
    expect(Object.fromEntries(signedIn(url))).toEqual({ error: 'email_in_use', provider: 'google' });
    google.loggedIn = person({ email_verified: false });
    const { body } = await logIn('google');
    expect(body).toMatchObject({ isNewUser: true, user: { emailVerified: false } });
  });

  it('is refused for an account that was deactivated', async () => {
    google.loggedIn = person();
    const { body } = await logIn('google');
    const browser = newBrowser(shop);
    const { url } = await browser.open(start('google'));
    await shop.db
      .update(users)
      .set({ deactivatedAt: clock.now() })
      .where(eq(users.email, google.loggedIn.email ?? ''));
    expect(await exchange(browser, signedIn(url).get('code') ?? '')).toMatchObject({
      status: 401,
      body: { code: 'ACCOUNT_DEACTIVATED' },
    });
    const again = await newBrowser(shop).open(start('google'));
    expect(signedIn(again.url).get('error')).toBe('deactivated');
    expect((await shop.call('GET', '/user-details', { token: String(body.token) })).status).toBe(401);
  });

  it('comes back without an account when the shopper says no', async () => {
    google.loggedIn = null;
    const { url } = await newBrowser(shop).open(start('google'));
    expect(Object.fromEntries(signedIn(url))).toEqual({ error: 'cancelled', provider: 'google' });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'goes on in the shop, not to %s',
    async (returnTo) => {
      google.loggedIn = person();
      const { body } = await logIn('google', newBrowser(shop), returnTo);
      expect(body.returnTo).toBe('/');
    },
  );
});

describe('the one-time code', () => {
  const codeFor = async (browser: TestBrowser) => {
    google.loggedIn = person();
    const { url } = await browser.open(start('google'));
    return signedIn(url).get('code') ?? '';
  };
  const invalid = { status: 400, body: { code: 'SIGN_IN_CODE_INVALID' } };

  it('counts once', async () => {
    const browser = newBrowser(shop);
    const code = await codeFor(browser);
    const both = await Promise.all([exchange(browser, code), exchange(browser, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await exchange(browser, code)).toMatchObject(invalid);
  });

  it('counts in the browser that began, and for a minute', async () => {
    const [mine, theirs] = [newBrowser(shop), newBrowser(shop)];
    const code = await codeFor(mine);
    await codeFor(theirs);
    expect(await exchange(null, code)).toMatchObject(invalid);
    expect(await exchange(theirs, code)).toMatchObject(invalid);
    expect(await exchange(mine, `${code}x`)).toMatchObject(invalid);
    clock.pass(60);
    expect(await exchange(mine, code)).toMatchObject(invalid);
  });
});

describe('the way back from a provider', () => {
  async function begin(): Promise<{ cookie: string; state: string }> {
    const { headers } = await shop.app.inject({ url: start('google') });
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    return {
      cookie: String(headers['set-cookie']).split(';')[0] ?? '',
      state: new URL(String(headers.location)).searchParams.get('state') ?? '',
    };
  }

  async function comeBack(provider: string, cookie: string, state: string): Promise<string | null> {
    const url = `/api/auth/${provider}/callback?code=x&state=${encodeURIComponent(state)}`;
    const { headers } = await shop.app.inject({ url, headers: { cookie } });
    return signedIn(new URL(String(headers.location))).get('error');
  }

  it('needs the cookie and the state of the same beginning', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(await comeBack('google', '', first.state)).toBe('failed');
    expect(await comeBack('google', second.cookie, first.state)).toBe('failed');
    expect(await comeBack('google', first.cookie, '')).toBe('failed');
  });

  it('needs a cookie that is ours, of this provider, and not too old', async () => {
    const { cookie, state } = await begin();
    for (const [provider, sent] of [
      ['facebook', cookie],
      ['google', cookie.replace('=', '=A')],
      ['google', 'ilaneer_sign_in=e30.x'],
      // Only the code is wrong.
      ['google', cookie],
    ] as const) {
      expect(await comeBack(provider, sent, state)).toBe('failed');
    }
  });

  it('may take ten minutes', async () => {
    google.loggedIn = person();
    const browser = newBrowser(shop);
    browser.pauseBefore('/api/auth/google/callback', () => clock.pass(10 * 60));
    const { url } = await browser.open(start('google'));
    expect(signedIn(url).get('error')).toBe('failed');
    expect((await logIn('google')).status).toBe(200);
  });
});

describe('login with Facebook', () => {
  it('makes an account, whose address is still to be proven', async () => {
    const email = newEmail();
    facebook.me = { id: '101', name: 'Devika Pillai', email };
    const first = await logIn('facebook');
    expect(first).toMatchObject({
      status: 200,
      body: { isNewUser: true, user: { email, emailVerified: false, signInWith: ['facebook'] } },
    });
    expect(await tokenSentTo(shop, email, 'verify-email')).toMatch(/\./);
    expect((await logIn('facebook')).body).toMatchObject({ isNewUser: false, user: first.body.user });
  });

  it('does not enter an account that has the address', async () => {
    const shopper = await shop.newShopper();
    facebook.me = { id: '102', name: 'Devika Pillai', email: shopper.email };
    const { url } = await newBrowser(shop).open(start('facebook'));
    expect(Object.fromEntries(signedIn(url))).toEqual({ error: 'email_in_use', provider: 'facebook' });
  });

  it('reports a missing address, and a missing account', async () => {
    facebook.me = { id: '103', name: 'Devika Pillai' };
    const nameless = await newBrowser(shop).open(start('facebook'));
    expect(signedIn(nameless.url).get('error')).toBe('email_missing');
    facebook.me = { name: 'Devika Pillai' };
    const nobody = await newBrowser(shop).open(start('facebook'));
    expect(signedIn(nobody.url).get('error')).toBe('failed');
    facebook.me = null;
    const cancelled = await newBrowser(shop).open(start('facebook'));
    expect(signedIn(cancelled.url).get('error')).toBe('cancelled');
  });
});

describe('which ways there are', () => {
  it('is said before anybody tries', async () => {
    const { body } = await shop.call('GET', '/sign-in-options');
    expect(body).toEqual({ success: true, google: true, facebook: true, sms: true });
    expect((await shop.call('GET', '/auth/twitter/start')).status).toBe(400);
  });

  it('comes back saying so where a provider is not set up, or does not answer', async () => {
    const bare = await openTestShop({
      loginProviders: { google: googleLogin({ ...OPEN_ID_CLIENT, issuer: 'http://127.0.0.1:9' }) },
    });
    expect((await bare.call('GET', '/sign-in-options')).body).toMatchObject({ facebook: false });
    const { url } = await newBrowser(bare).open(start('facebook'));
    expect(signedIn(url).get('error')).toBe('not_configured');
    const down = await newBrowser(bare).open(start('google'));
    expect(signedIn(down.url).get('error')).toBe('failed');
    await bare.close();
  });
});
