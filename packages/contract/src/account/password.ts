import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Digits, problem, Raw, Text } from '../message/fields.ts';
import { UserView } from './account.ts';
import { OTP_ERRORS } from './otp.ts';

/** Mails a link to `/#/reset-password?token=…`. Same reply for every address (VERIFICATION-11). */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/forgot-password',
  summary: 'Request a password reset link',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({ email: Text(1_000, problem('Email is required', atMost('Email', 255))) }),
  reply: successReply({ message: Type.String() }),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

/** Checks a token without using it. LINK_INVALID (400): wrong, used or older than 30 minutes. */
export const checkResetLink = defineCall({
  method: 'POST',
  path: '/check-reset-link',
  summary: 'Check a password reset link',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    token: Text(1_000, anyProblem('This link is not complete. Please open it again from the email.')),
  }),
  reply: successReply({}),
  errors: ['VALIDATION_FAILED', 'LINK_INVALID', 'RATE_LIMITED'],
});

/** Ends all sessions; the shopper then logs in. LINK_INVALID (400): wrong, used or older than 30 minutes. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/reset-password',
  summary: 'Reset the password',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    token: Text(1_000, anyProblem('This link is not complete. Please open it again from the email.')),
    password: Raw(1_000, problem('Password is required', atMost('Password', 128))),
  }),
  reply: successReply({ message: Type.String() }),
  errors: ['VALIDATION_FAILED', 'LINK_INVALID', 'ACCOUNT_DEACTIVATED', 'RATE_LIMITED'],
});

/** Ends all other sessions. PASSWORD_WRONG is 400, since 401 would log the shopper out. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/change-password',
  summary: 'Change the password, or set the first one',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object({
    currentPassword: Type.Optional(
      Raw(1_000, problem('Current password is required', atMost('Current password', 128))),
    ),
    otp: Type.Optional(
      Digits(1_000, problem('OTP is required', 'Invalid OTP format. Please enter 4 digits.')),
    ),
    newPassword: Raw(1_000, problem('New password is required', atMost('Password', 128))),
  }),
  reply: successReply({ message: Type.String(), user: UserView }),
  errors: [...OTP_ERRORS, 'PASSWORD_WRONG', 'RATE_LIMITED'],
});
