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
  channel: Type.Enum(['sms', 'email']),
  /** Normalised: ten digits, or an e-mail address in lower case. */
  identifier: Type.String(),
  /** Seconds until a resend is allowed. */
  resendAfterSeconds: Type.Integer(),
  /** Seconds until this OTP expires. */
  expiresInSeconds: Type.Integer(),
};

/** Errors of all calls that send an OTP; waits carry `data.retryAfterSeconds`. */
export const SEND_OTP_ERRORS = [
  'OTP_TOO_SOON',
  'OTP_TRIES_EXCEEDED',
  'SMS_UNAVAILABLE',
  'OTP_BUDGET_SPENT',
  'RATE_LIMITED',
] as const;

/** OTP_INVALID carries `data.triesLeft`, waits `data.retryAfterSeconds`. */
export const OTP_ERRORS = ['VALIDATION_FAILED', 'OTP_INVALID', 'OTP_EXPIRED', 'OTP_TRIES_EXCEEDED'] as const;

/** One of the two, as the owner's confirmation. */
export const OwnerProof = {
  password: Type.Optional(Raw(1_000, problem('Password is required', atMost('Password', 128)))),
  otp: Type.Optional(Digits(1_000, problem('OTP is required', 'Invalid OTP format. Please enter 4 digits.'))),
};

export const SentOtpReply = successReply(sentOtp);

/**
 * Repeated, it is "Resend OTP" (VERIFICATION-2). Does not reveal whether an account exists. OTP_TOO_SOON and
 * RATE_LIMITED (429) carry `data.retryAfterSeconds`.
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
  errors: ['VALIDATION_FAILED', ...SEND_OTP_ERRORS],
});

/** `sendOtp` for mobile numbers only, for earlier clients (VERIFICATION-17). */
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
  errors: ['VALIDATION_FAILED', ...SEND_OTP_ERRORS],
});

/**
 * `identifier` or `mobileNumber` (VERIFICATION-17). Creates an account if there is none (`isNewUser`); with
 * `agreeToTerms: false` TERMS_NOT_AGREED (409), and the OTP stays valid (VERIFICATION-15).
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
    /** False asks for agreement first; if omitted, continuing means agreeing. */
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
  errors: [...OTP_ERRORS, 'ACCOUNT_DEACTIVATED', 'TERMS_NOT_AGREED', 'RATE_LIMITED'],
});
