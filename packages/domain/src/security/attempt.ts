export const ATTEMPT_KINDS = ['login', 'staff-sign-in', 'coupon', 'gift-card'] as const;

export type AttemptKind = (typeof ATTEMPT_KINDS)[number];
