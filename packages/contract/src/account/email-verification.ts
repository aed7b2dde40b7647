import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, problem, Text } from '../message/fields.ts';
import { OTP_ERRORS, OwnerProof } from './otp.ts';

/**
 * Verifies an e-mail address by a link's token (`/#/verify-email?token=…`). Send the bearer token if logged
 * in. Without a session of the link's account, an account that has verified nothing yet loses its password
 * and sessions (`isAccountReset`), since another person may have claimed the address; one that has answers
 * LINK_NEEDS_LOGIN (409). LINK_INVALID (400): wrong, used, older than 24 hours or outdated; EMAIL_TAKEN
 * (409): verified by another account.
 */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/verify-email',
  summary: 'Prove an email address with the token of a link',
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

/** EMAIL_MISSING (409) without an address, EMAIL_ALREADY_VERIFIED (409). */
export const resendVerification = defineCall({
  method: 'POST',
  path: '/resend-verification',
  summary: 'Send the link that proves the email address again',
  tag: 'Accounts',
  access: 'shopper',
  reply: successReply({ message: Type.String() }),
  errors: ['EMAIL_MISSING', 'EMAIL_ALREADY_VERIFIED', 'RATE_LIMITED'],
});

/**
 * Mails a link to the new address, which takes effect when opened. Needs the password or an OTP of `POST
 * /account/confirmation-otp`, except for an account without an address in the first hour of a login, when
 * earlier clients offer "Add Your Email". The reply does not reveal whether the address is taken.
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
