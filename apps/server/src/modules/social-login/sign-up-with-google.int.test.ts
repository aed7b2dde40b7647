import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OPEN_ID_CLIENT,
  type OpenIdProvider,
  type ProviderPerson,
  startOpenIdProvider,
} from '../../../testing/servers/open-id-provider.ts';
import { newEmail } from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { googleLogin } from './google.ts';

// The provider uses the real clock; shift the shop's along.
let shift = 0;
const now = () => new Date(Date.now() + shift * 1_000);
let google: OpenIdProvider;
let shop: TestShop;

beforeAll(async () => {
  google = await startOpenIdProvider('http://localhost:3001/api/auth/google/callback');
  shop = await openTestShop({
    now,
    loginProviders: { google: googleLogin({ ...OPEN_ID_CLIENT, issuer: google.issuer }) },
  });
});
afterAll(async () => {
  await shop.close();
  await google.close();
});

let made = 0;
function person(more: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } {
  made += 1;
  return { sub: `button-${made}`, name: 'Devika Pillai', email: newEmail(), email_verified: true, ...more };
}

const send = (token: string, to = shop) => to.call('POST', '/sign-up-with-google', { body: { token } });
const invalid = {
  status: 400,
  body: {
    success: false,
    code: 'GOOGLE_TOKEN_INVALID',
    message: 'Token verification failed. Please try again.',
    error: 'Token verification failed. Please try again.',
  },
};
const untimely = {
  status: 400,
  body: { code: 'GOOGLE_TOKEN_TIMING', error: 'Invalid token timing. Please try again.' },
};

describe('an ID token of Google', () => {
  it('makes an account the first time, and logs in to it afterwards', async () => {
    google.loggedIn = person();
    const first = await send(await google.idToken());
    expect(first).toMatchObject({
      status: 201,
      body: {
        message: 'User signed up successfully with Google',
        user: {
          name: 'Devika Pillai',
          email: google.loggedIn.email,
          emailVerified: true,
          signInWith: ['google'],
        },
      },
    });
    const details = await shop.call('GET', '/user-details', { token: String(first.body.token) });
    expect(details.body.user).toEqual(first.body.user);
    const again = await send(await google.idToken());
    expect(again).toMatchObject({ status: 200, body: { message: 'User login successful' } });
    expect(again.body.user).toEqual(first.body.user);
  });

  it('ends the sessions of a mere claimant', async () => {
    const stranger = await shop.newShopper();
    google.loggedIn = person({ email: stranger.email });
    const { status, body } = await send(await google.idToken());
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: stranger.userId, hasPassword: false, emailVerified: true });
    expect((await shop.call('GET', '/user-details', { token: stranger.token })).status).toBe(401);
  });

  it('enters no account by an address that Google does not vouch for', async () => {
    const shopper = await shop.newShopper();
    google.loggedIn = person({ email: shopper.email, email_verified: false });
    expect(await send(await google.idToken())).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await shop.call('GET', '/user-details', { token: shopper.token })).status).toBe(200);
  });

  it('is refused when it is for another client, or of a login that began here', async () => {
    google.loggedIn = person();
    expect(await send(await google.idToken({ forAnother: true }))).toMatchObject(invalid);
    expect(await send(await google.idToken({ nonce: 'a nonce of the login by redirect' }))).toMatchObject(
      invalid,
    );
  });

  it('is refused when it is too old, or of another day', async () => {
    google.loggedIn = person();
    const token = await google.idToken();
    for (const hours of [2, -2]) {
      shift = hours * 3_600;
      expect(await send(token)).toMatchObject(untimely);
    }
    shift = 0;
    expect((await send(token)).status).toBe(201);
  });

  it('is refused when Google did not sign it', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forge = (issuer: string) =>
      new SignJWT({ email: 'victim@example.in', email_verified: true })
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject('button-1')
        .setIssuer(issuer)
        .setAudience(OPEN_ID_CLIENT.clientId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + 60_000))
        .sign(privateKey);
    google.loggedIn = person();
    const [head, , signature] = (await google.idToken()).split('.');
    const otherPayload = Buffer.from(JSON.stringify({ sub: 'button-1' })).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${otherPayload}.`;
    for (const forged of [
      await forge(google.issuer),
      await forge('https://accounts.example'),
      `${head}.${otherPayload}.${signature}`,
      unsigned,
      'garbage',
    ]) {
      expect(await send(forged)).toMatchObject(invalid);
    }
    expect(await shop.call('POST', '/sign-up-with-google', { body: {} })).toMatchObject({
      status: 400,
      body: { error: 'Google token is required', fields: [{ field: 'token' }] },
    });
  });

  it('opens no account that was deactivated', async () => {
    google.loggedIn = person();
    const { body } = await send(await google.idToken());
    await shop.db
      .update(users)
      .set({ deactivatedAt: now() })
      .where(eq(users.email, google.loggedIn.email ?? ''));
    expect(body.success).toBe(true);
    expect(await send(await google.idToken())).toMatchObject({
      status: 401,
      body: { code: 'ACCOUNT_DEACTIVATED' },
    });
  });
});

describe('a shop that cannot ask Google', () => {
  it('says that it has no keys, or that Google does not answer', async () => {
    const bare = await openTestShop();
    expect(await send('a.b.c', bare)).toMatchObject({
      status: 400,
      body: { code: 'GOOGLE_NOT_SET_UP', error: 'Login with Google is not set up in this shop.' },
    });
    await bare.close();
    const down = await openTestShop({
      loginProviders: { google: googleLogin({ ...OPEN_ID_CLIENT, issuer: 'http://127.0.0.1:9' }) },
    });
    expect(await send('a.b.c', down)).toMatchObject({
      status: 500,
      body: { error: 'Failed to sign up with Google. Please try again.' },
    });
    await down.close();
  });
});
