// OTPs and mailed links that prove an address or a number.

export {
  composeLinkMail,
  type LinkMailDeps,
  linkMail,
  mailLink,
  RESET_LINK_MS,
  VERIFY_LINK_MS,
} from './link-mail.ts';
export { otpMail, otpMessage } from './otp-message.ts';
export {
  deleteCodesAndLinksOf,
  deleteOldCodesAndLinks,
  endLinks,
  findLink,
  insertLink,
  lockRecipient,
  useLink,
  wasCodeSent,
} from './repository.ts';
export { type SentOtp, sendOtp, sendOtps, type VerificationDeps } from './send-otp.ts';
export { takeOtp } from './take-otp.ts';
