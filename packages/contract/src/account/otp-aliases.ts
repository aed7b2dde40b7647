/** Where an OTP went, as clients that send it to mobile numbers alone read it. */
export const SENT_OTP_ALIASES = { mobileNumber: 'identifier' } as const;
