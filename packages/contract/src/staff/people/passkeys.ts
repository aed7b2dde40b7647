import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, DateOrNull, Id, IsoDate, problem, Text } from '../../message/fields.ts';
import { StaffProof } from './proof.ts';

const Base64Url = Type.String({
  maxLength: 10_000,
  pattern: '^[A-Za-z0-9_-]*$',
  ...anyProblem('The answer of the passkey is not complete. Please try again.'),
});
const Descriptor = Type.Object({ id: Base64Url, type: Type.Literal('public-key') });

/** Subset of PublicKeyCredentialRequestOptionsJSON: any passkey of this shop, with user verification. */
export const PasskeyRequest = Type.Object({
  challenge: Base64Url,
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
});

export type PasskeyRequest = Static<typeof PasskeyRequest>;

const PUBLIC_KEY = {
  id: Base64Url,
  rawId: Base64Url,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Enum(['platform', 'cross-platform'])),
  clientExtensionResults: Type.Object({}),
};

/** Subset of AuthenticationResponseJSON. */
export const PasskeyAnswer = Type.Object({
  ...PUBLIC_KEY,
  response: Type.Object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Type.Optional(Base64Url),
  }),
});

export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** Subset of PublicKeyCredentialCreationOptionsJSON. */
export const NewPasskeyRequest = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Base64Url, name: Type.String(), displayName: Type.String() }),
  challenge: Base64Url,
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});

export type NewPasskeyRequest = Static<typeof NewPasskeyRequest>;

/** Subset of RegistrationResponseJSON. */
export const NewPasskey = Type.Object({
  ...PUBLIC_KEY,
  response: Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});

export type NewPasskey = Static<typeof NewPasskey>;

export const PasskeyView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Synced by the vendor or a password manager, so present on several devices. */
  synced: Type.Boolean(),
  createdAt: IsoDate,
  lastUsedAt: DateOrNull,
});

export type PasskeyView = Static<typeof PasskeyView>;

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/staff/passkeys',
  summary: 'My passkeys',
  access: 'staff',
  reply: successReply({ passkeys: Type.Array(PasskeyView) }),
});

export const requestNewPasskey = defineCall({
  method: 'POST',
  path: '/staff/passkeys/request',
  summary: 'Challenge for a new passkey',
  access: 'staff',
  body: StaffProof,
  reply: successReply({ request: NewPasskeyRequest }),
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/staff/passkeys',
  summary: 'Add a passkey',
  access: 'staff',
  body: Type.Object({
    name: Text(1_000, problem('Name is required', atMost('Name', 60))),
    passkey: NewPasskey,
  }),
  reply: successReply({ passkey: PasskeyView }),
  status: 201,
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/staff/passkeys/:passkeyId',
  summary: 'Remove a passkey',
  access: 'staff',
  params: Type.Object({ passkeyId: Id('Passkey is required') }),
  body: StaffProof,
  reply: successReply({}),
});
