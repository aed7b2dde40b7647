export { notifyPolicyChanges, policyMail, sendPolicyMail } from './announce-policy-change.ts';
export { dataRequestRoutes } from './data-request-routes.ts';
export { accountDeletedMail } from './delete-account.ts';
export { eraseExpiredData } from './erase-expired-data.ts';
export { deleteGuestMessages, provenBy, readGuestMessages } from './guest-messages.ts';
export type { PersonalData, PrivacyDeps } from './personal-data.ts';
export { privacyRoutes } from './routes.ts';
export { privacyRecordRoutes } from './staff-routes.ts';
