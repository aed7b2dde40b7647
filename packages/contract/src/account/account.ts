import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, IsoDate, problem, Raw, Text, TextOrNull } from '../message/fields.ts';
import { SIGNUP_ALIASES, USER_ALIASES } from './account-aliases.ts';
import { ShownNoticeFields } from './consents.ts';

/** The account as its owner reads it (ACCOUNT-35). */
export const UserView = withAliases(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    email: TextOrNull,
    mobileNumber: TextOrNull,
    emailVerified: Type.Boolean(),
    /** A mobile number on an account is always verified. */
    phoneVerified: Type.Boolean(),
    /** False for accounts created by OTP, Google or Facebook until they set a password. */
    hasPassword: Type.Boolean(),
    signInWith: Type.Array(Type.Enum(['google', 'facebook'])),
    agreeToTerms: Type.Boolean(),
    subscribeToEmails: Type.Boolean(),
    permissions: Type.Array(Type.String()),
    active: Type.Boolean(),
    createdAt: IsoDate,
    updatedAt: IsoDate,
  }),
  USER_ALIASES,
);

export type UserView = Static<typeof UserView>;

const SessionReply = successReply({ message: Type.String(), token: Type.String(), user: UserView });

export const signup = defineCall({
  method: 'POST',
  path: '/signup-with-email',
  summary: 'Create an account with email and password',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    name: Text(1_000, problem('Name must be at least 2 characters', atMost('Name', 100))),
    email: Text(1_000, problem('Email is required', atMost('Email', 255))),
    password: Raw(1_000, problem('Password is required', atMost('Password', 128))),
    agreeToTerms: Type.Boolean(problem('You must agree to the Terms and Conditions')),
    subscribeToEmails: Type.Optional(Type.Boolean(problem('subscribeToEmails must be true or false'))),
    ...ShownNoticeFields,
  }),
  reply: withAliases(SessionReply, SIGNUP_ALIASES),
  status: 201,
  errors: ['VALIDATION_FAILED', 'EMAIL_TAKEN', 'RATE_LIMITED'],
});

export const login = defineCall({
  method: 'POST',
  path: '/login-user',
  summary: 'Log in with email or mobile number and password',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    email: Text(1_000, problem('Email or mobile number is required', atMost('Email or mobile number', 255))),
    password: Raw(1_000, problem('Password is required', atMost('Password', 128))),
  }),
  reply: SessionReply,
  errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_DEACTIVATED', 'RATE_LIMITED'],
});

export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  summary: 'Log out',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ message: Type.String() }),
});

/** Restores a session from its token (ACCOUNT-26). */
export const userDetails = defineCall({
  method: 'GET',
  path: '/user-details',
  summary: 'Get the account of the session',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ user: UserView }),
});
