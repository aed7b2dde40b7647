import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { Digits, problem, Text } from '../message/fields.ts';
import { UserView } from './account.ts';
import { OTP_ERRORS, OwnerProof, SEND_OTP_ERRORS, SentOtpReply } from './otp.ts';

const mobileNumber = Text(
  1_000,
  problem('Mobile number is required', 'Please enter a valid mobile number (10 digits)'),
);

/**
 * Needs the password or an OTP of `POST /account/confirmation-otp`, except when resending to the same number
 * within 15 minutes. A taken number is reported at confirmation only.
 */
export const requestMobileNumber = defineCall({
  method: 'POST',
  path: '/account/mobile-number',
  summary: 'Send an OTP to a new mobile number',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object({ mobileNumber, ...OwnerProof }),
  reply: SentOtpReply,
  errors: [...new Set([...OTP_ERRORS, ...SEND_OTP_ERRORS]), 'PASSWORD_WRONG'],
});

/** From then on the number can log in. MOBILE_TAKEN (409) when another account has it. */
export const confirmMobileNumber = defineCall({
  method: 'POST',
  path: '/account/mobile-number/confirm',
  summary: 'Confirm a new mobile number',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object({
    mobileNumber,
    otp: Digits(1_000, problem('OTP is required', 'Invalid OTP format. Please enter 4 digits.')),
  }),
  reply: successReply({ message: Type.String(), user: UserView }),
  errors: [...OTP_ERRORS, 'MOBILE_TAKEN', 'RATE_LIMITED'],
});
