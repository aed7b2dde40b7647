export { consentRoutes } from './consent/routes.ts';
export {
  confirmationMissing,
  confirmByOtp,
  confirmByPassword,
  type OwnerProof,
} from './credentials/confirm-owner.ts';
export { resetLinkMail } from './credentials/forgot-password.ts';
export { passwordChangedMail } from './credentials/password-changed-mail.ts';
export { credentialRoutes, type OwnerLimits, ownerLimits } from './credentials/routes.ts';
export { accountOfBuyer } from './customer/buyers.ts';
export { customerOfCaller } from './customer/phone-customers.ts';
export { type FoundCustomer, findCustomers, findCustomersByWords } from './customer/repository.ts';
export { accountOfProvenEmail } from './login/account-of-email.ts';
export { createAccount } from './login/create-account.ts';
export type { OpenedAccount } from './login/log-in-with-otp.ts';
export { loginRoutes } from './login/routes.ts';
export { welcomeMail } from './login/welcome-mail.ts';
export { ERASURE_LEVEL, eraseAccountRow, exportAccount } from './personal-data.ts';
export { emailChangedMail } from './profile/email-changed-mail.ts';
export { mobileChangedMail } from './profile/mobile-changed-mail.ts';
export { nomineeRoutes } from './profile/nominee.ts';
export { profileRoutes } from './profile/routes.ts';
export { customerSessionRoutes } from './session/end-customer-sessions.ts';
export { endedSessions } from './session/repository.ts';
export { sessionRoutes } from './session/routes.ts';
export { type AccountDeps, sessionCache } from './session/session-check.ts';
export { sessionReply } from './session/session-reply.ts';
export { startSession } from './session/start-session.ts';
export {
  countMailable,
  findUser,
  findUserByLogin,
  listErasedBelow,
  listMailable,
  lockUser,
  type UserRow,
} from './user/repository.ts';
