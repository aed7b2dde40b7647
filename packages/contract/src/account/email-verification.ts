import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, problem, Text } from '../message/fields.ts';
import { OTP_ERRORS, OwnerProof } from './otp.ts';

/**
 * By a link's token (`/#/verify-email?token=…`); send the bearer token if logged in. Without a session of the
 * account, one that has verified nothing loses its password and sessions (`isAccountReset`): another person
 * may have claimed the address. LINK_NEEDS_LOGIN (409): it has. LINK_INVALID (400): wrong, used, outdated, or
 * older than 24 hours. EMAIL_TAKEN (409).
 */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/verify-email',
  summary: 'Verify an email address',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    token: Text(1_000, anyProblem('This link is not complete. Please open it again from the email.')),
  }),
  reply: successReply({ message: Type.String(), email: Type.String(), isAccountReset: Type.Boolean() }),
  errors: [
    'VALIDATION_FAILED',
    'LINK_INVALID',
    'LINK_NEEDS_LOGIN',
    'EMAIL_TAKEN',
    'ACCOUNT_DEACTIVATED',
    'RATE_LIMITED',
  ],
});

export const resendVerification = defineCall({
  method: 'POST',
  path: '/resend-verification',
  summary: 'Resend the verification link',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ message: Type.String() }),
  errors: ['EMAIL_MISSING', 'EMAIL_ALREADY_VERIFIED', 'RATE_LIMITED'],
});

/**
 * The mailed link makes it effective. Needs the password or an OTP of `POST /account/confirmation-otp`,
 * except for a first address within an hour of the login. Does not reveal whether the address is taken.
 */
export const updateEmail = defineCall({
  method: 'POST',
  path: '/update-email',
  summary: 'Add or change the email address',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object({
    email: Text(1_000, problem('Email is required', atMost('Email', 255))),
    ...OwnerProof,
  }),
  reply: successReply({ message: Type.String() }),
  errors: [...OTP_ERRORS, 'PASSWORD_WRONG', 'RATE_LIMITED'],
});
