import { PERMISSIONS, type Permission } from './permission.ts';

const OWNERS_ALONE: readonly Permission[] = [
  'staff.manage',
  'settings.write',
  'privacy.read',
  'privacy.answer',
  'deleted-accounts.open',
  'breaches.record',
];

/** STAFF-3. */
export const PRESET_ROLES = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !OWNERS_ALONE.includes(permission)),
  packer: ['orders.fulfil'],
  // Without refunds by hand: cancellations and edits refund to the original method.
  support: [
    'orders.read',
    'orders.edit',
    'returns.decide',
    'catalogue.read',
    'customers.read',
    'messages.answer',
    'reviews.moderate',
  ],
  accountant: [
    'orders.read',
    'catalogue.read',
    'reports.read',
    'books.write',
    'entries.post',
    'exports.take',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type PresetRole = keyof typeof PRESET_ROLES;

export const OWNER: PresetRole = 'owner';
