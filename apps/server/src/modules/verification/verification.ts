export { checkOtp, consumeOtp } from './consume-otp.ts';
export {
  composeLinkMail,
  type LinkMailDeps,
  linkMail,
} from './link-mail.ts';
export { findOpenLink, mailResetLink, sendVerifyLink } from './links.ts';
export { otpMail, otpMessage } from './otp-message.ts';
export {
  deleteCodesAndLinksOf,
  endLinks,
  lockRecipient,
  pastCodesAndLinks,
  useLink,
  wasCodeSent,
} from './repository.ts';
export { type SentOtp, sendOtp, sendOtps, type VerificationDeps } from './send-otp.ts';
