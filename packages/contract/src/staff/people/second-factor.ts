import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { SecondFactorCode, StaffProof } from './proof.ts';
import { StaffSessionReply, signInCall } from './sign-in.ts';

export const SecondFactorSetup = Type.Object({
  /** Manual entry: groups of four characters. */
  secret: Type.String(),
  /** `otpauth://…`, for the device with the app. */
  uri: Type.String(),
  /** QR code: SVG path data for view box `0 0 size size`. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});

export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

/** Shown once, stored hashed; each is valid once. */
export const RecoveryCodes = Type.Array(Type.String());

const confirmedCall = { access: 'staff', body: StaffProof } as const;

const firstCode = {
  body: Type.Object({ code: SecondFactorCode }),
} as const;

export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/sign-in/second-factor',
  summary: 'Begin to set up the second factor at the first sign-in',
  ...signInCall,
  reply: successReply({ setup: SecondFactorSetup }),
});

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
  access: 'staff',
  reply: successReply({ recoveryCodesLeft: Type.Integer() }),
});

/** A replacement app; the old one is valid until the new one's first code. */
export const replaceSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor',
  summary: 'Begin to set up another authenticator app',
  ...confirmedCall,
  reply: successReply({ setup: SecondFactorSetup }),
});

/** Invalidates old recovery codes. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor/code',
  summary: 'Confirm another authenticator app with its first code',
  access: 'staff',
  ...firstCode,
  reply: successReply({ recoveryCodes: RecoveryCodes }),
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/staff/recovery-codes',
  summary: 'Get new recovery codes',
  ...confirmedCall,
  reply: successReply({ recoveryCodes: RecoveryCodes }),
});
