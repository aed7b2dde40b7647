import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Handshake } from './provider.ts';

/** A handshake that nobody can guess. */
export function newHandshake(): Handshake {
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}
