/** `invited`: no password yet; `blocked`: sign-in denied. */
export const STAFF_STATUSES = ['invited', 'active', 'blocked'] as const;

export type StaffStatus = (typeof STAFF_STATUSES)[number];
