import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, problem, Text } from '../../message/fields.ts';
import { PasskeyAnswer, PasskeyRequest } from './passkeys.ts';
import { SecondFactorCode, StaffPassword } from './proof.ts';
import { StaffMemberView } from './session.ts';

/** Replied by whatever begins or resumes a session, whose cookie comes with it. */
export const StaffSessionReply = successReply({
  member: StaffMemberView,
  /** Goes with every write, as `X-CSRF-Token`. */
  csrfToken: Type.String(),
});

export type StaffSessionReply = Static<typeof StaffSessionReply>;

/** What follows a right password: a code, or setting up the second factor that gives codes (STAFF-4). */
export const SIGN_IN_STEPS = ['code', 'second-factor'] as const;

export type SignInStep = (typeof SIGN_IN_STEPS)[number];

export const SignInStepReply = successReply({ step: Type.Enum([...SIGN_IN_STEPS]) });

/** What every call that begins or resumes a session has in common: nobody is signed in yet. */
export const signInCall = { tag: 'Staff', access: 'open', status: 200 } as const;

/** Those that end in a session. */
const sessionCall = { ...signInCall, reply: StaffSessionReply } as const;

/** With a passkey, whatever for. */
const passkeyCall = { ...sessionCall, body: Type.Object({ answer: PasskeyAnswer }) } as const;

/** The first step. What it replies belongs to a cookie, which counts for ten minutes. */
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
  errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
});

/** The second step: a code of the app, which counts once, or a recovery code. */
export const finishStaffSignIn = defineCall({
  method: 'POST',
  path: '/staff/sign-in/code',
  summary: 'Finish signing in with a code',
  ...sessionCall,
  body: Type.Object({ code: SecondFactorCode }),
  errors: ['STAFF_SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
});

/** What a passkey is asked to sign, for signing in as for unlocking; the browser offers what it has for this shop. */
export const requestPasskey = defineCall({
  method: 'POST',
  path: '/staff/sign-in/passkey-request',
  summary: 'Ask what a passkey has to sign',
  ...signInCall,
  reply: successReply({ request: PasskeyRequest }),
  errors: ['RATE_LIMITED'],
});

/** A passkey stands for password and code. */
export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/staff/sign-in/passkey',
  summary: 'Sign in to the staff app with a passkey',
  ...passkeyCall,
  errors: ['STAFF_SIGN_IN_EXPIRED', 'PASSKEY_REFUSED', 'RATE_LIMITED'],
});

/** Whose session is locked in this browser; null when none is. */
export const getLockedSession = defineCall({
  method: 'GET',
  path: '/staff/locked-session',
  summary: 'Whose session is locked',
  ...signInCall,
  reply: successReply({ locked: Type.Union([Type.Object({ name: Type.String() }), Type.Null()]) }),
  errors: [],
});

/** Resumes the locked session of this browser. After five wrong passwords it ends, and signing in takes both steps. */
export const unlockSession = defineCall({
  method: 'POST',
  path: '/staff/unlock',
  summary: 'Unlock the staff app with the password',
  ...sessionCall,
  body: Type.Object({ password: StaffPassword }),
  errors: ['STAFF_SIGN_IN_NEEDED', 'PASSWORD_WRONG', 'RATE_LIMITED'],
});

/** The same with a passkey of the member whose session it is. */
export const unlockWithPasskey = defineCall({
  method: 'POST',
  path: '/staff/unlock/passkey',
  summary: 'Unlock the staff app with a passkey',
  ...passkeyCall,
  errors: ['STAFF_SIGN_IN_NEEDED', 'STAFF_SIGN_IN_EXPIRED', 'PASSKEY_REFUSED', 'RATE_LIMITED'],
});
