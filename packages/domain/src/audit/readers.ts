import type { Permission } from '../staff/permission.ts';
import type { AuditedKind } from './audited-act.ts';

/** Any of these permissions shows things of the kind, with their history and live changes. */
export const READERS: Readonly<Record<AuditedKind, readonly Permission[]>> = {
  order: ['orders.read'],
  parcel: ['orders.read', 'orders.fulfil'],
  return: ['orders.read', 'returns.decide'],
  refund: ['orders.read', 'refunds.issue'],
  product: ['catalogue.read'],
  category: ['catalogue.read'],
  stock: ['catalogue.read', 'stock.adjust'],
  batch: ['catalogue.read', 'stock.adjust'],
  coupon: ['prices.write', 'settings.write'],
  promotion: ['prices.write'],
  'gift card': ['settings.write', 'reports.read'],
  journal: ['reports.read'],
  'manual entry': ['reports.read'],
  remittance: ['reports.read'],
  claim: ['reports.read'],
  'hand-over': ['orders.read', 'orders.fulfil'],
  customer: ['customers.read'],
  segment: ['customers.read'],
  ticket: ['messages.answer'],
  quote: ['orders.edit'],
  'saved reply': ['messages.answer'],
  review: ['reviews.moderate'],
  letter: ['letters.send'],
  content: ['content.write'],
  setting: ['settings.write'],
  import: ['imports.run'],
  export: ['exports.take'],
  'saved view': [],
  'staff member': ['staff.manage'],
  role: ['staff.manage'],
  'deleted account': ['deleted-accounts.open'],
  breach: ['breaches.record'],
};

export function maySee(kind: AuditedKind, held: readonly Permission[]): boolean {
  return held.includes('staff.manage') || READERS[kind].some((permission) => held.includes(permission));
}
