import type { Provider } from '@ilaneer/contract/sign-in-with';

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
export type SignInProvider = {
  /** Where the browser goes, and what it has to bring back. */
  begin(redirectUri: string): Promise<{ readonly url: URL; readonly handshake: Handshake }>;
  /** Whom the provider sent back to this address. */
  finish(callback: URL, handshake: Handshake): Promise<Person>;
};

/** The providers; null for those without keys. */
export type SignInProviders = Readonly<Record<Provider, SignInProvider | null>>;
