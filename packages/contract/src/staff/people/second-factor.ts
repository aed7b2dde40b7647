import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { PROOF_ERRORS, SecondFactorCode, StaffProof } from './proof.ts';
import { StaffSessionReply, signInCall } from './sign-in.ts';

/** What an authenticator app is set up with. */
export const SecondFactorSetup = Type.Object({
  /** To type in where no picture can be scanned: letters and digits in groups of four. */
  secret: Type.String(),
  /** `otpauth://…`, for a link on the device that has the app. */
  uri: Type.String(),
  /** The same as a QR code: path data of an SVG whose view box is `0 0 size size`. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});

export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

/** Shown once and stored as hashes; each stands for a code once. */
export const RecoveryCodes = Type.Array(Type.String());

/** What members of staff do with their own second factor. */
const ownCall = { tag: 'Staff', access: 'staff', status: 200 } as const;

/** Their password and a code first. */
const confirmedCall = { ...ownCall, body: StaffProof, errors: PROOF_ERRORS } as const;

/** The first code of an app. */
const firstCode = {
  body: Type.Object({ code: SecondFactorCode }),
  errors: ['STAFF_SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
} as const;

/** At the first sign-in, after the password: the app to set up (STAFF-4). */
export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/sign-in/second-factor',
  summary: 'Begin to set up the second factor at the first sign-in',
  ...signInCall,
  reply: successReply({ setup: SecondFactorSetup }),
  errors: ['STAFF_SIGN_IN_EXPIRED', 'RATE_LIMITED'],
});

/** Finishes the first sign-in with the app's first code. */
export const finishSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/sign-in/second-factor/code',
  summary: 'Finish setting up the second factor, and the first sign-in',
  ...signInCall,
  ...firstCode,
  reply: Type.Object({ ...StaffSessionReply.properties, recoveryCodes: RecoveryCodes }),
});

export const getSecondFactor = defineCall({
  method: 'GET',
  path: '/staff/second-factor',
  summary: 'How many recovery codes are left',
  ...ownCall,
  reply: successReply({ recoveryCodesLeft: Type.Integer() }),
  errors: [],
});

/** Another app or phone instead of the one before, which counts until the new one's first code is confirmed. */
export const replaceSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor',
  summary: 'Begin to set up another authenticator app',
  ...confirmedCall,
  reply: successReply({ setup: SecondFactorSetup }),
});

/** The recovery codes of before count no more. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor/code',
  summary: 'Confirm another authenticator app with its first code',
  ...ownCall,
  ...firstCode,
  reply: successReply({ recoveryCodes: RecoveryCodes }),
});

/** Ten new recovery codes; those of before count no more. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/staff/recovery-codes',
  summary: 'Get new recovery codes',
  ...confirmedCall,
  reply: successReply({ recoveryCodes: RecoveryCodes }),
});
