import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, problem, Text } from '../../message/fields.ts';
import { PasskeyAnswer, PasskeyRequest } from './passkeys.ts';
import { SecondFactorCode, StaffPassword } from './proof.ts';
import { StaffMemberView } from './session.ts';

/** Comes with the session cookie. */
export const StaffSessionReply = successReply({
  member: StaffMemberView,
  /** Sent as `X-CSRF-Token` with every write. */
  csrfToken: Type.String(),
});

export type StaffSessionReply = Static<typeof StaffSessionReply>;

/** Next step after the password (STAFF-4). */
export const SIGN_IN_STEPS = ['code', 'second-factor'] as const;

export type SignInStep = (typeof SIGN_IN_STEPS)[number];

export const SignInStepReply = successReply({ step: Type.Enum([...SIGN_IN_STEPS]) });

/** Common to sign-in calls, which need no session. */
export const signInCall = { access: 'open' } as const;

const sessionCall = { ...signInCall, reply: StaffSessionReply } as const;

const passkeyCall = { ...sessionCall, body: Type.Object({ answer: PasskeyAnswer }) } as const;

export const signInStaff = defineCall({
  method: 'POST',
  path: '/staff/sign-in',
  summary: 'Sign in to the staff app with e-mail address and password',
  ...signInCall,
  body: Type.Object({
    email: Text(1_000, problem('Email is required', atMost('Email', 255))),
    password: StaffPassword,
  }),
  reply: SignInStepReply,
});

/** Second step: a code of the app, valid once, or a recovery code. */
export const finishStaffSignIn = defineCall({
  method: 'POST',
  path: '/staff/sign-in/code',
  summary: 'Finish signing in with a code',
  ...sessionCall,
  body: Type.Object({ code: SecondFactorCode }),
});

/** Challenge for signing in or unlocking; the browser offers this shop's passkeys. */
export const requestPasskey = defineCall({
  method: 'POST',
  path: '/staff/sign-in/passkey-request',
  summary: 'Challenge for a passkey',
  ...signInCall,
  reply: successReply({ request: PasskeyRequest }),
});

/** Replaces password and code. */
export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/staff/sign-in/passkey',
  summary: 'Sign in to the staff app with a passkey',
  ...passkeyCall,
});

/** The locked session of this browser, or null. */
export const getLockedSession = defineCall({
  method: 'GET',
  path: '/staff/locked-session',
  summary: 'Owner of the locked session',
  ...signInCall,
  reply: successReply({ locked: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]) }),
});

/** Five wrong passwords end the session. */
export const unlockSession = defineCall({
  method: 'POST',
  path: '/staff/unlock',
  summary: 'Unlock the staff app with the password',
  ...sessionCall,
  body: Type.Object({ password: StaffPassword }),
});

/** By a passkey of the session's member. */
export const unlockWithPasskey = defineCall({
  method: 'POST',
  path: '/staff/unlock/passkey',
  summary: 'Unlock the staff app with a passkey',
  ...passkeyCall,
});
