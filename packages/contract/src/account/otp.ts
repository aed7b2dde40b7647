import Type from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { earlierField } from '../message/earlier-field.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, Digits, problem, Raw, Text } from '../message/fields.ts';
import { UserView } from './account.ts';
import { ShownNoticeFields } from './consents.ts';
import { SENT_OTP_ALIASES } from './otp-aliases.ts';

const otp = Digits(
  1_000,
  problem('OTP and mobile number are required', 'Invalid OTP format. Please enter 4 digits.'),
);

const sentOtp = {
  message: Type.String(),
  /** Which way it went. */
  channel: Type.Enum(['sms', 'email']),
  /** Where it went, in normal form: ten digits, or an e-mail address in lower case. */
  identifier: Type.String(),
  /** After how many seconds another may be asked for. */
  resendAfterSeconds: Type.Integer(),
  /** For how many seconds this one counts. */
  expiresInSeconds: Type.Integer(),
};

/** The errors of every call that sends an OTP; the waits carry `data.retryAfterSeconds`. */
export const SEND_OTP_ERRORS = [
  'OTP_TOO_SOON',
  'OTP_TRIES_EXCEEDED',
  'SMS_UNAVAILABLE',
  'OTP_BUDGET_SPENT',
  'RATE_LIMITED',
] as const;

/** The errors of every call that takes an OTP; OTP_INVALID carries `data.triesLeft`, the waits `data.retryAfterSeconds`. */
export const OTP_ERRORS = ['VALIDATION_FAILED', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_TRIES_EXCEEDED'] as const;

/** Proof that the owner of the account wants a change: one of the two. */
export const OwnerProof = {
  password: Type.Optional(Raw(1_000, problem('Password is required', atMost('Password', 128)))),
  otp: Type.Optional(Digits(1_000, problem('OTP is required', 'Invalid OTP format. Please enter 4 digits.'))),
};

export const SentOtpReply = successReply(sentOtp);

/**
 * Sends an OTP to a mobile number or email address; calling again is "Resend OTP" (VERIFICATION-2). Replies the same
 * whether or not an account exists. OTP_TOO_SOON and RATE_LIMITED (429) carry `data.retryAfterSeconds`.
 */
export const sendOtp = defineCall({
  method: 'POST',
  path: '/send-otp',
  summary: 'Send an OTP to a mobile number or email address',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    identifier: Text(
      1_000,
      problem('Email or mobile number is required', atMost('Email or mobile number', 255)),
    ),
  }),
  reply: SentOtpReply,
  status: 200,
  errors: ['VALIDATION_FAILED', ...SEND_OTP_ERRORS],
});

/** The same for a mobile number alone, as earlier clients call it (VERIFICATION-17). */
export const checkMobileSendOtp = defineCall({
  method: 'POST',
  path: '/check-mobile-send-otp',
  insteadCall: 'sendOtp',
  summary: 'Send an OTP to a mobile number',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    mobileNumber: Text(
      1_000,
      problem(
        'Mobile number is required',
        'Invalid mobile number format. Please enter a valid 10-digit mobile number',
      ),
    ),
  }),
  reply: withAliases(successReply({ ...sentOtp, otpSession: Type.Null() }), SENT_OTP_ALIASES),
  status: 200,
  errors: ['VALIDATION_FAILED', ...SEND_OTP_ERRORS],
});

/**
 * Logs in with an OTP, under `identifier` or `mobileNumber` (VERIFICATION-17). A number or address without an account
 * gets one: `isNewUser`, and the message 'User created and logged in successfully'. With `agreeToTerms: false` it gets
 * none: TERMS_NOT_AGREED (409), and the same OTP counts again with `agreeToTerms: true` (VERIFICATION-15).
 */
export const verifyOtp = defineCall({
  method: 'POST',
  path: '/verify-otp',
  summary: 'Log in with an OTP',
  tag: 'Accounts',
  access: 'open',
  body: Type.Object({
    identifier: Type.Optional(
      Text(1_000, problem('OTP and mobile number are required', atMost('Email or mobile number', 255))),
    ),
    mobileNumber: earlierField(
      'identifier',
      Text(
        1_000,
        problem('OTP and mobile number are required', 'Please enter a valid mobile number (10 digits)'),
      ),
    ),
    otp,
    /** False asks for agreement before an account is made; without it going on is agreeing. */
    agreeToTerms: Type.Optional(Type.Boolean(problem('agreeToTerms must be true or false'))),
    ...ShownNoticeFields,
  }),
  reply: successReply({
    message: Type.String(),
    isNewUser: Type.Boolean(),
    isAccountReset: Type.Boolean(),
    token: Type.String(),
    user: UserView,
  }),
  status: 200,
  errors: [...OTP_ERRORS, 'ACCOUNT_DEACTIVATED', 'TERMS_NOT_AGREED', 'RATE_LIMITED'],
});
