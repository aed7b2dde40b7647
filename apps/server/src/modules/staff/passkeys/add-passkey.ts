import type { NewPasskey, NewPasskeyRequest } from '@ilaneer/contract/staff/people/passkeys';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { recordAct } from '../../audit/audit.ts';
import { openChallenge, takeChallenge } from '../challenge/challenge.ts';
import type { MemberRow } from '../member/repository.ts';
import { challengeIn, relyingParty } from './relying-party.ts';
import { insertPasskey, listPasskeysOf, type PasskeyRow } from './repository.ts';

const MINUTES = 5;
/** EdDSA, ES256, RS256: at least one is supported everywhere. */
const ALGORITHMS = [-8, -7, -257];
const LONGEST_NAME = 60;

export async function askForNewPasskey(
  deps: Deps,
  { id, name, email }: Pick<MemberRow, 'id' | 'name' | 'email'>,
): Promise<NewPasskeyRequest> {
  const rp = relyingParty(deps);
  const timeout = MINUTES * 60_000;
  // Lazy: 15 MB with certificates.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout,
  });
  const { challenge, user } = options;
  await openChallenge(deps.db, deps, {
    purpose: 'new-passkey',
    memberId: id,
    token: challenge,
    minutes: MINUTES,
  });
  const known = await listPasskeysOf(deps.db, id);
  return {
    rp: { id: rp.id, name: rp.name },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Errors: a bad name, STAFF_SIGN_IN_EXPIRED, PASSKEY_REFUSED. */
export async function addPasskey(
  deps: Deps,
  actor: StaffMember,
  form: { readonly name: string; readonly passkey: NewPasskey },
): Promise<Result<PasskeyRow, Failure>> {
  const name = form.name.trim();
  if (name === '' || name.length > LONGEST_NAME) {
    const message = name === '' ? 'Name is required' : `Name must be at most ${LONGEST_NAME} characters`;
    return err(invalid([{ field: 'name', message }]));
  }
  const challenge = challengeIn(form.passkey.response.clientDataJSON);
  if (challenge === null) return err({ code: 'PASSKEY_REFUSED' });
  const asked = await takeChallenge(deps.db, deps, 'new-passkey', challenge);
  if (asked?.memberId !== actor.id) return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
  const made = await verified(deps, form.passkey, challenge);
  if (made === null) return err({ code: 'PASSKEY_REFUSED' });
  const row: PasskeyRow = { ...made, memberId: actor.id, name, createdAt: deps.now(), lastUsedAt: null };
  return transact<PasskeyRow, Failure>(deps.db, async (tx) => {
    if (!(await insertPasskey(tx, row))) return err({ code: 'PASSKEY_REFUSED' });
    recordAct(tx, deps, actor, {
      action: 'added a passkey',
      kind: 'staff member',
      id: actor.id,
      label: actor.name,
      before: null,
      after: { passkey: name },
      reason: null,
    });
    return ok(row);
  });
}

async function verified(
  deps: Deps,
  passkey: NewPasskey,
  expectedChallenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'> | null> {
  const { id, origin } = relyingParty(deps);
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      backedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}
