import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Text } from '../message/fields.ts';
import { UserView } from './account.ts';

/** Who else can vouch for a shopper. */
export const Provider = Type.Enum(['google', 'facebook']);

export type Provider = Static<typeof Provider>;

/**
 * Where a login with a provider begins: a link, not a call. `returnTo` is a page of the shop such as `/cart`. It ends
 * at `/#/signed-in?code=…` (give the code to `exchangeSignInCode`) or at `/#/signed-in?error=…&provider=…`.
 */
export const START_PATH = '/auth/:provider/start';

/** Where the provider sends the shopper back; `{PUBLIC_URL}/api` before it is the redirect address to register. */
export const CALLBACK_PATH = '/auth/:provider/callback';

/** The provider in both paths. */
export const ProviderParams = Type.Object({ provider: Provider });

/** What a start reads. */
export const StartQuery = Type.Object({ returnTo: Type.Optional(Text(2_000)) });

/**
 * Why a login with a provider did not work: `not_configured` (the shop has no keys), `cancelled` (the shopper said
 * no), `failed` (state mismatch, too late, or the provider answered badly), `email_missing` (the provider gave none),
 * `email_in_use` (there is an account with that address, and the provider does not say that it is theirs: log in
 * another way), `deactivated`.
 */
export type SignInFailure =
  | 'not_configured'
  | 'cancelled'
  | 'failed'
  | 'email_missing'
  | 'email_in_use'
  | 'deactivated';

/** Which ways of logging in this shop is set up for, beside passwords and OTPs by e-mail. */
export const signInOptions = defineCall({
  method: 'GET',
  path: '/sign-in-options',
  summary: 'Which ways of logging in are set up',
  tag: 'Accounts',
  access: 'open',
  reply: successReply({ google: Type.Boolean(), facebook: Type.Boolean(), sms: Type.Boolean() }),
  status: 200,
  errors: [],
});

/**
 * Exchanges the one-time code of `/#/signed-in?code=…` for a session; it counts for 60 seconds, once, and in the
 * browser that began. `returnTo` is a path of the shop to go on to, never an address elsewhere.
 */
export const exchangeSignInCode = defineCall({
  method: 'POST',
  path: '/exchange-sign-in-code',
  summary: 'Exchange the one-time code of a provider login for a session',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({ code: Text(1_000, anyProblem('This login has expired. Please try again.')) }),
  reply: successReply({
    message: Type.String(),
    isNewUser: Type.Boolean(),
    isAccountReset: Type.Boolean(),
    returnTo: Type.String(),
    token: Type.String(),
    user: UserView,
  }),
  status: 200,
  errors: ['VALIDATION_FAILED', 'SIGN_IN_CODE_INVALID', 'ACCOUNT_DEACTIVATED', 'RATE_LIMITED'],
});

/**
 * Login and signup in one with an ID token of Google's own button, as earlier clients call it; 201 when it made an
 * account. The token's signature, issuer, audience and times are checked as in a login that begins here. One with a
 * nonce belongs to such a login and is refused. GOOGLE_NOT_SET_UP (400) when the shop has no keys, EMAIL_TAKEN (409) when
 * there is an account with the address and Google does not say that it is theirs.
 */
export const signUpWithGoogle = defineCall({
  method: 'POST',
  path: '/sign-up-with-google',
  summary: 'Log in or sign up with an ID token of Google',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({ token: Text(10_000, problem('Google token is required')) }),
  reply: successReply({
    message: Type.String(),
    isNewUser: Type.Boolean(),
    isAccountReset: Type.Boolean(),
    token: Type.String(),
    user: UserView,
  }),
  status: 200,
  statusOfNew: 201,
  errors: [
    'VALIDATION_FAILED',
    'GOOGLE_NOT_SET_UP',
    'GOOGLE_TOKEN_INVALID',
    'GOOGLE_TOKEN_TIMING',
    'GOOGLE_SIGN_UP_FAILED',
    'EMAIL_TAKEN',
    'ACCOUNT_DEACTIVATED',
    'RATE_LIMITED',
  ],
});
