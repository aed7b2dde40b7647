import type { Provider } from '@ilaneer/contract/account/social-login';
import type { Result } from '@ilaneer/domain/result';
import type { AccountDeps } from '../account/account.ts';

/** What ties a provider's answer to the browser that asked: state against foreign answers, nonce and verifier (PKCE) against stolen ones. */
export type Handshake = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Whom a provider vouches for. */
export type Person = {
  /** The provider's lasting id of the person. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string | undefined;
};

/** A provider that the shop has keys for. Both throw when the provider answers badly. */
export type LoginProvider = {
  /** Where the browser goes, and what it has to bring back. */
  begin(redirectUri: string): Promise<{ readonly url: URL; readonly handshake: Handshake }>;
  /** Whom the provider sent back to this address. */
  finish(callback: URL, handshake: Handshake): Promise<Person>;
};

/** Google, whose ID tokens also come by themselves, from the button that it has for websites. */
export type GoogleLogin = LoginProvider & {
  /** Whom an ID token is about; throws when Google cannot be asked for its keys. */
  readIdToken(token: string, now: Date): Promise<Result<Person, 'untimely' | 'invalid'>>;
};

/** The providers; null for those without keys. */
export type LoginProviders = Readonly<Record<Exclude<Provider, 'google'>, LoginProvider | null>> & {
  readonly google: GoogleLogin | null;
};

export type SocialLoginDeps = AccountDeps & { readonly loginProviders: LoginProviders };

/** The kind of an error, without its text: that may quote codes and tokens. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
