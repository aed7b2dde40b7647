import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { SecondFactorCode, StaffPassword, StaffSessionReply } from './sign-in.ts';

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

/** At the first sign-in, after the password: the app to set up (STAFF-4). */
export const startSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/sign-in/second-factor',
  summary: 'Begin to set up the second factor at the first sign-in',
  tag: 'Staff',
  access: 'open',
  reply: successReply({ setup: SecondFactorSetup }),
  status: 200,
  errors: ['STAFF_SIGN_IN_EXPIRED', 'RATE_LIMITED'],
});

/** Finishes the first sign-in with the app's first code. */
export const finishSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/sign-in/second-factor/code',
  summary: 'Finish setting up the second factor, and the first sign-in',
  tag: 'Staff',
  access: 'open',
  body: Type.Object({ code: SecondFactorCode }),
  reply: Type.Object({ ...StaffSessionReply.properties, recoveryCodes: RecoveryCodes }),
  status: 200,
  errors: ['STAFF_SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
});

export const getSecondFactor = defineCall({
  method: 'GET',
  path: '/staff/second-factor',
  summary: 'How many recovery codes are left',
  tag: 'Staff',
  access: 'staff',
  reply: successReply({ recoveryCodesLeft: Type.Integer() }),
  status: 200,
  errors: [],
});

/** Another app or phone instead of the one before, which counts until the new one's first code is confirmed. */
export const replaceSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor',
  summary: 'Begin to set up another authenticator app',
  tag: 'Staff',
  access: 'staff',
  body: Type.Object({ password: StaffPassword }),
  reply: successReply({ setup: SecondFactorSetup }),
  status: 200,
  errors: ['PASSWORD_WRONG', 'RATE_LIMITED'],
});

/** The recovery codes of before count no more. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/second-factor/code',
  summary: 'Confirm another authenticator app with its first code',
  tag: 'Staff',
  access: 'staff',
  body: Type.Object({ code: SecondFactorCode }),
  reply: successReply({ recoveryCodes: RecoveryCodes }),
  status: 200,
  errors: ['STAFF_SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
});

/** Ten new recovery codes; those of before count no more. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/staff/recovery-codes',
  summary: 'Get new recovery codes',
  tag: 'Staff',
  access: 'staff',
  body: Type.Object({ password: StaffPassword }),
  reply: successReply({ recoveryCodes: RecoveryCodes }),
  status: 200,
  errors: ['PASSWORD_WRONG', 'RATE_LIMITED'],
});
