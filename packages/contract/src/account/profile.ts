import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, problem, Text } from '../message/fields.ts';
import { UserView } from './account.ts';
import { OTP_ERRORS, OwnerProof, SEND_OTP_ERRORS, SentOtpReply } from './otp.ts';

/** Changes the name; e-mail address, mobile number and password have their own calls. */
export const updateProfile = defineCall({
  method: 'PUT',
  path: '/account/profile',
  summary: 'Change the name',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object({
    name: Text(1_000, problem('Name must be at least 2 characters', atMost('Name', 100))),
  }),
  reply: successReply({ message: Type.String(), user: UserView }),
  errors: ['VALIDATION_FAILED'],
});

/** To the mobile number, else the e-mail address; confirms sensitive changes. `identifier` is masked. */
export const sendConfirmationOtp = defineCall({
  method: 'POST',
  path: '/account/confirmation-otp',
  summary: 'Send an OTP to confirm an account change',
  tag: 'Accounts',
  access: 'shopper',
  reply: SentOtpReply,
  errors: [...SEND_OTP_ERRORS],
});

/**
 * Orders stay anonymised, invoices as issued (required by law); open orders keep the name until delivered.
 * Needs the password or an OTP of `sendConfirmationOtp`.
 */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/delete-account',
  summary: 'Delete the account',
  tag: 'Accounts',
  access: 'shopper',
  body: Type.Object(OwnerProof),
  reply: successReply({ message: Type.String() }),
  errors: [...OTP_ERRORS, 'PASSWORD_WRONG', 'RATE_LIMITED'],
});
