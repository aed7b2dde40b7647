export const SENT_OTP_ALIASES = { mobileNumber: 'identifier' } as const;
