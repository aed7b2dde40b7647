export { accountDeletedMail } from './delete-account.ts';
export { forgetGuestMessages, provenBy, readGuestMessages } from './guest-messages.ts';
export type { PersonalData, PrivacyDeps } from './personal-data.ts';
export { privacyRoutes } from './routes.ts';
export { privacyRecordRoutes } from './staff-routes.ts';
export { policyMail, sendPolicyMail, tellOfPolicies } from './tell-of-policy.ts';
export { tidyAccounts } from './tidy-accounts.ts';
