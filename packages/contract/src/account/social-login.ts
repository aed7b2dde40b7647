import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, problem, Text } from '../message/fields.ts';
import { UserView } from './account.ts';

export const Provider = Type.Enum(['google', 'facebook']);

export type Provider = Static<typeof Provider>;

/** A link, not a call. Ends at `/#/signed-in?code=…` or `/#/signed-in?error=…&provider=…`. */
export const START_PATH = '/auth/:provider/start';

/** Redirect URI of the provider; register `{PUBLIC_URL}/api` + this path. */
export const CALLBACK_PATH = '/auth/:provider/callback';

export const ProviderParams = Type.Object({ provider: Provider });

export const StartQuery = Type.Object({ returnTo: Type.Optional(Text(2_000)) });

/** `failed`: bad state, timeout or bad reply. `email_in_use`: the provider does not vouch for it. */
export type SignInFailure =
  | 'not_configured'
  | 'cancelled'
  | 'failed'
  | 'email_missing'
  | 'email_in_use'
  | 'deactivated';

export const signInOptions = defineCall({
  method: 'GET',
  path: '/sign-in-options',
  summary: 'List login options',
  tag: 'Accounts',
  access: 'open',
  reply: successReply({ google: Type.Boolean(), facebook: Type.Boolean(), sms: Type.Boolean() }),
});

/** Valid once, for 60 seconds, in the browser that started. `returnTo` is always a path of the shop. */
export const exchangeSignInCode = defineCall({
  method: 'POST',
  path: '/exchange-sign-in-code',
  summary: 'Complete a provider login',
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
  errors: ['VALIDATION_FAILED', 'SIGN_IN_CODE_INVALID', 'ACCOUNT_DEACTIVATED', 'RATE_LIMITED'],
});

/**
 * For earlier clients; 201 for a new account. A token with a nonce belongs to our own flow and is refused.
 * GOOGLE_NOT_SET_UP (400), EMAIL_TAKEN (409) when Google does not vouch for an address in use.
 */
export const signUpWithGoogle = defineCall({
  method: 'POST',
  path: '/sign-up-with-google',
  summary: 'Log in or sign up with a Google ID token',
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
