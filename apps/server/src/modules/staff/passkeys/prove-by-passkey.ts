import type { PasskeyAnswer, PasskeyRequest } from '@ilaneer/contract/staff/people/passkeys';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { openChallenge, takeChallenge } from '../challenge/challenge.ts';
import { findMember, type MemberRow } from '../member/repository.ts';
import { challengeIn, relyingParty } from './relying-party.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './repository.ts';

const MINUTES = 5;

export async function askForPasskey(deps: Deps): Promise<PasskeyRequest> {
  const { id: rpId } = relyingParty(deps);
  const timeout = MINUTES * 60_000;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    timeout,
    userVerification: 'required',
  });
  await openChallenge(deps.db, deps, {
    purpose: 'passkey',
    memberId: null,
    token: challenge,
    minutes: MINUTES,
  });
  return { challenge, rpId, timeout, userVerification: 'required' };
}

/** Errors: STAFF_SIGN_IN_EXPIRED, PASSKEY_REFUSED. */
export async function proveByPasskey(deps: Deps, answer: PasskeyAnswer): Promise<Result<MemberRow, Failure>> {
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (challenge === null) return err({ code: 'PASSKEY_REFUSED' });
  if ((await takeChallenge(deps.db, deps, 'passkey', challenge)) === null) {
    return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
  }
  const passkey = await findPasskey(deps.db, answer.id);
  const counter = passkey === null ? null : await signedCounter(deps, { answer, challenge, passkey });
  if (passkey === null || counter === null) return err({ code: 'PASSKEY_REFUSED' });
  const member = await findMember(deps.db, passkey.memberId);
  if (member?.status !== 'active') return err({ code: 'PASSKEY_REFUSED' });
  await notePasskeyUse(deps.db, passkey.credentialId, { counter, lastUsedAt: deps.now() });
  return ok(member);
}

async function signedCounter(
  deps: Deps,
  signed: { readonly answer: PasskeyAnswer; readonly challenge: string; readonly passkey: PasskeyRow },
): Promise<number | null> {
  const { answer, challenge, passkey } = signed;
  const { id, origin } = relyingParty(deps);
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // Throws on wrong origin, key or counter.
    return null;
  }
}
