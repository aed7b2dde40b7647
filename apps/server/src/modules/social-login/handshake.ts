import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Handshake } from './provider.ts';

export function newHandshake(): Handshake {
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}
