import type { Provider } from '@ilaneer/contract/account/social-login';
import type { Result } from '@ilaneer/domain/result';
import type { AccountDeps } from '../account/account.ts';

/** CSRF state, nonce and PKCE verifier. */
export type Handshake = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type Person = {
  readonly subject: string;
  readonly email: string | null;
  /** By the provider. */
  readonly emailVerified: boolean;
  readonly name: string | undefined;
};

/** Both throw on a bad reply. */
export type LoginProvider = {
  /** Redirect, with the handshake to keep. */
  begin(redirectUri: string): Promise<{ readonly url: URL; readonly handshake: Handshake }>;
  /** From the callback. */
  finish(callback: URL, handshake: Handshake): Promise<Person>;
};

/** Also accepts ID tokens of Google's button. */
export type GoogleLogin = LoginProvider & {
  /** Throws when Google's keys are unavailable. */
  readIdToken(token: string, now: Date): Promise<Result<Person, 'untimely' | 'invalid'>>;
};

/** Null without keys. */
export type LoginProviders = Readonly<Record<Exclude<Provider, 'google'>, LoginProvider | null>> & {
  readonly google: GoogleLogin | null;
};

export type SocialLoginDeps = AccountDeps & { readonly loginProviders: LoginProviders };

/** Error kind only: texts may contain codes and tokens. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
