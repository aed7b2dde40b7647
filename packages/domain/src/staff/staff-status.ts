/** `invited`: has yet to choose a password; `blocked`: may not sign in any more. */
export const STAFF_STATUSES = ['invited', 'active', 'blocked'] as const;

export type StaffStatus = (typeof STAFF_STATUSES)[number];
